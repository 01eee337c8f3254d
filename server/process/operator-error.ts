/** Problems that the operator can solve. The messages explain how, without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
  readonly problems: readonly string[];

  constructor(problems: string | readonly string[], options?: ErrorOptions) {
    const all = [problems].flat();
    super(all.join('\n'), options);
    this.problems = all;
  }
}
