/** How the service treats a post: it delivers, or it fails in one of the real service's ways. */
export type ForwarderMode = (typeof forwarderModes)[number];

/** One enquiry as it arrived. `body` is the urlencoded body, character for character. */
export type Received = {
  readonly inbox: string;
  readonly body: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly origin: string;
  readonly referer: string;
};

/** The service's state: the mode, the delivered posts and those waiting for activation. */
export type Mailbox = {
  readonly mode: ForwarderMode;
  readonly received: readonly Received[];
  readonly held: readonly Received[];
  take(enquiry: Received): 'delivered' | 'held';
  setMode(mode: ForwarderMode): void;
  reset(): void;
};

export const forwarderModes = [
  'deliver',
  'fail-500',
  'fail-521',
  'hang',
  'await-activation',
] as const;

// A development server may run for weeks; its memory must not grow.
const keepAtMost = 100;

/**
 * An empty mailbox in mode `deliver`. `received` and `held` are oldest first, the last 100 each, and
 * stay the same arrays for the mailbox's life, so a test may keep a reference. Changing to `deliver`
 * is the activation: held posts are delivered in the order they came.
 */
export function createMailbox(): Mailbox {
  const received: Received[] = [];
  const held: Received[] = [];
  let mode: ForwarderMode = 'deliver';

  function setMode(next: ForwarderMode): void {
    mode = next;
    if (next === 'deliver') for (const enquiry of held.splice(0)) keep(received, enquiry);
  }

  function take(enquiry: Received): 'delivered' | 'held' {
    const waits = mode === 'await-activation';
    keep(waits ? held : received, enquiry);
    return waits ? 'held' : 'delivered';
  }

  function reset(): void {
    received.length = 0;
    held.length = 0;
    mode = 'deliver';
  }

  return {
    get mode() {
      return mode;
    },
    received,
    held,
    take,
    setMode,
    reset,
  };
}

/** Whether `value`, from outside, is the name of a mode. */
export function isForwarderMode(value: unknown): value is ForwarderMode {
  return forwarderModes.some((mode) => mode === value);
}

function keep(list: Received[], enquiry: Received): void {
  list.push(enquiry);
  if (list.length > keepAtMost) list.shift();
}
