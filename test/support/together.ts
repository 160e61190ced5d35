import type { Answer } from './client.js';

/** Sends all of them before waiting for any. */
export function inParallel<Result = Answer>(
  times: number,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => send(index)));
}

/** How often each status was answered: `{ 200: 1, 409: 19 }`. */
export function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The one answer with this status; an error when there are none or several. */
export function onlyAnswer(answers: Answer[], status: number): Answer {
  const [one, ...more] = answers.filter((answer) => answer.status === status);
  if (!one || more.length > 0)
    throw new Error(`Not exactly one ${status} in ${JSON.stringify(statuses(answers))}.`);
  return one;
}
