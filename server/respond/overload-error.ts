/** Too many requests wait for the same work: the client should try again later. */
export class OverloadError extends Error {
  override name = 'OverloadError';
}
