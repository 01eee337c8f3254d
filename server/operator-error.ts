/** A fault that the operator can remove: its message says how, and a stack would not help. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
