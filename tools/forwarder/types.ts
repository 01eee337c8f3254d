import type { RequestListener } from 'node:http';

/** How the service treats a post: it delivers, or it fails in one of the real service's ways. */
export const forwarderModes = ['deliver', 'fail-521', 'hang', 'await-activation'] as const;

export type ForwarderMode = (typeof forwarderModes)[number];

/** One enquiry as it arrived. */
export type ReceivedEnquiry = {
  readonly inbox: string;
  /** The urlencoded body, character for character. */
  readonly body: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly origin: string;
  readonly referer: string;
};

/** What the service does and what it has received. */
export type ForwarderState = {
  mode: ForwarderMode;
  /** Number of posts to an inbox since the last `reset`, refused ones included. */
  attempts: number;
  /** Delivered enquiries, oldest first, at most the last 100. */
  readonly received: ReceivedEnquiry[];
};

/** A local replacement for the form-forwarding service, with the controls that tests need. */
export type Forwarder = ForwarderState & {
  /** Answers every request. */
  readonly app: RequestListener;
  /** Deletes every enquiry and returns to mode `deliver`. */
  reset(): void;
};
