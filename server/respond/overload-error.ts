/** Too many requests wait for a rendering. One instance for all: a stack trace for each request would cost more than its response. */
export const overload = new Error('too many requests wait for a rendering');
