import { readStoredCompany } from '../../company/stored-company.js';
import { dateIn } from '../../contract/calendar-date.js';
import { OUTDATED_SALARIES } from '../../salary/revisions/outdated-salaries.js';
import { ok, warning, type Check } from './finding.js';

/** Between midnight and the next round of the server, a salary may not have changed yet. */
export const checkSalaries: Check = async ({ configuration, read }) => {
  const today = dateIn((await readStoredCompany(read)).timeZone ?? configuration.timeZone);
  const [row] = await read<{ wrong: number | string }>(
    `SELECT COUNT(*) AS wrong FROM (${OUTDATED_SALARIES}) outdated`,
    [today],
  );
  const wrong = Number(row?.wrong);
  if (wrong === 0) return ok('The salaries of all employees are those in force today.');
  return warning(
    `${wrong} employees have another salary than the one in force today.`,
    'Start the server, which corrects this within a minute, and check again. If it remains, look for errors of salary revisions in the server log.',
  );
};
