import { Problem } from '../../contract/problem.js';
import { refusal } from '../../contract/refusals.js';

export function unreadable(): Problem {
  return Problem.at('file', refusal('file.workbook_unreadable'));
}

export function tooLarge(): Problem {
  return Problem.at('file', refusal('file.workbook_too_large'));
}
