/** A problem that the operator can solve: its message says how, and a stack would not help. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
