import { AUTH_REFUSALS } from './auth-refusals.js';
import { EMPLOYEE_REFUSALS } from './employee-refusals.js';
import { GENERAL_REFUSALS } from './general-refusals.js';
import { IMPORT_REFUSALS } from './import-refusals.js';
import { JOB_REFUSALS } from './job-refusals.js';
import { LEAVE_REFUSALS } from './leave-refusals.js';
import { PAYROLL_REFUSALS } from './payroll-refusals.js';
import { WORKING_TIME_REFUSALS } from './working-time-refusals.js';

/**
 * The sentences of refusals in English, as the server sends them; screens translate them. `%{name}` is a placeholder.
 * `count` selects one of two forms, 'one |||| many'.
 */
export const REFUSALS = {
  ...GENERAL_REFUSALS,
  ...AUTH_REFUSALS,
  ...EMPLOYEE_REFUSALS,
  ...JOB_REFUSALS,
  ...LEAVE_REFUSALS,
  ...WORKING_TIME_REFUSALS,
  ...IMPORT_REFUSALS,
  ...PAYROLL_REFUSALS,
} as const;

export type RefusalKey = keyof typeof REFUSALS;

export type RefusalParameters = Record<string, string | number>;

export interface RefusalRecord {
  /** Stable key of the sentence, finer than `code`. */
  key: string;
  /** Values in the sentence: calendar dates as 'YYYY-MM-DD', `label` the field's English name. */
  parameters: { [name: string]: string | number };
}

export type Placeholders<Text extends string> =
  Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

export function filledSentence(sentence: string, parameters: RefusalParameters): string {
  const [one = '', many = one] = sentence.split(' |||| ');
  const form = parameters.count === undefined || parameters.count === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
}
