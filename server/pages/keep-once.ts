import { setImmediate } from 'node:timers/promises';

/**
 * Makes an answer when its key is first asked for, and keeps it; one that fails is made again. Each is begun in a turn of
 * the event loop of its own, so that whatever else is asked for is answered in between.
 */
export function keepOnce<Answer>() {
  const answers = new Map<string, Promise<Answer>>();
  let turn = Promise.resolve();

  return function answerFor(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const kept = answers.get(key);
    if (kept) return kept;
    turn = turn.then(() => setImmediate());
    const answer = turn.then(make);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
