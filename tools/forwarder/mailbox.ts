export const forwarderModes = [
  'deliver',
  'fail-500',
  'fail-521',
  'hang',
  'await-activation',
] as const;

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

export type Mailbox = ReturnType<typeof createMailbox>;

// A development server may run for weeks; its memory must not grow.
const keepAtMost = 100;

/** The service's state: an empty mailbox in mode `deliver`. Its arrays stay the same ones. */
export function createMailbox() {
  const received: Received[] = [];
  const held: Received[] = [];
  const mailbox = {
    mode: 'deliver' as ForwarderMode,
    /** Number of posts to an inbox since the last `reset`, refused ones included. */
    attempts: 0,
    /** Delivered enquiries, oldest first, at most the last 100. */
    received: received as readonly Received[],
    /** Those that wait for activation. */
    held: held as readonly Received[],
    take(enquiry: Received): void {
      const list = mailbox.mode === 'await-activation' ? held : received;
      list.push(enquiry);
      if (list.length > keepAtMost) list.shift();
    },
    /** `deliver` also activates: what was held is delivered. */
    setMode(mode: ForwarderMode): void {
      mailbox.mode = mode;
      if (mode === 'deliver') held.splice(0).forEach(mailbox.take);
    },
    /** Deletes every enquiry, delivered or held, and returns to mode `deliver`. */
    reset(): void {
      held.length = 0;
      received.length = 0;
      mailbox.attempts = 0;
      mailbox.mode = 'deliver';
    },
  };
  return mailbox;
}
