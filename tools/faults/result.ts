/** What a fault did, as a row of the report. */
export type Result = {
  readonly fault: string;
  /** What must hold, as it was asked. */
  readonly asked: string;
  /** What was sent, and how much. */
  readonly sent: string;
  /** What was lost, or how far figures moved. */
  readonly found: string;
  readonly holds: boolean;
};
