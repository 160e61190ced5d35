import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';

/** The same answer whether or not the record exists, so that it reveals nothing. */
export function denied(): Problem {
  return new Problem('access.denied', refusal('access.denied'));
}
