import { approverOf } from '../../approval/approver.js';
import { chainOfType } from '../../approval/chain.js';
import { readStoredCompany } from '../../company/stored-company.js';
import { dateIn } from '../../contract/calendar-date.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { enabledAdmins } from '../../employee/enabled-admins.js';
import { HR } from '../../leave/leave.tables.js';
import { approverLoops } from './approver-loops.js';
import { ok, warning, type Check, type CheckContext, type Finding } from './finding.js';

interface Person {
  id: string;
  name: string;
  approver: string | null;
  canSignIn: number | string;
}

/** Requests always find somebody, at last HR; this tells where they take that way because of a mistake. */
export const checkApprovals: Check = async (context) => {
  const { read, configuration } = context;
  const [setting] = await read<{ approvals: number }>(
    'SELECT approvals FROM company_setting WHERE id = 1',
  );
  if (setting?.approvals !== 1) return ok('Approvals are off: admins decide all leave.');
  const today = dateIn((await readStoredCompany(read)).timeZone ?? configuration.timeZone);
  const present = hasNotLeft(today);
  const people = await read<Person>(
    `SELECT e.id, a.name, ${approverOf('e')} AS approver, CASE WHEN a.disabled_at IS NULL AND a.password_hash IS NOT NULL THEN 1 ELSE 0 END AS canSignIn
     FROM employee e JOIN account a ON a.id = e.account_id WHERE ${present.sql}`,
    present.parameters,
  );
  const deciding = new Set(
    people.filter(({ canSignIn }) => Number(canSignIn) === 1).map(({ id }) => id),
  );
  const findings = [
    ...(await deadSteps(context, deciding)),
    ...loops(people),
    ...(await forgotten(context, today)),
  ];
  const without = people.filter(
    ({ approver }) => approver === null || !deciding.has(approver),
  ).length;
  const byHr =
    without > 0
      ? `; HR decides for ${without} of ${people.length} people, whose approver is missing or cannot sign in`
      : '';
  return [...findings, ok(`Approvals are on${byHr}.`)];
};

/** Steps of named people of whom nobody can decide: they pass to the next step at once. */
async function deadSteps(
  { read }: CheckContext,
  deciding: ReadonlySet<string>,
): Promise<Finding[]> {
  const types = await read<{ name: string; chain: string | null }>(
    'SELECT name, chain FROM leave_type WHERE archived_at IS NULL ORDER BY name',
  );
  return types.flatMap(({ name, chain }) =>
    chainOfType({ chain }).flatMap(({ who, people = [] }, index) =>
      who === 'people' && !people.some((id) => deciding.has(id))
        ? warning(
            `Nobody of step ${index + 1} of ${name} can sign in, so requests go to the next step.`,
            'Choose other people for this step under Leave types, or invite those who are named.',
          )
        : [],
    ),
  );
}

function loops(people: Person[]): Finding[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return approverLoops(new Map(people.map(({ id, approver }) => [id, approver]))).map((loop) =>
    warning(
      `${[...loop, loop[0] as string].map((id) => names.get(id)).join(' → ')}: these people approve for each other in a circle.`,
      'Give one of them another approver in their employment.',
    ),
  );
}

/** As the index says, which each server looks through again every few minutes. */
async function forgotten({ read }: CheckContext, today: string): Promise<Finding[]> {
  const admins = enabledAdmins(today);
  const present = hasNotLeft(today);
  const [row] = await read<{ requests: number | string }>(
    `SELECT COUNT(*) AS requests FROM leave_request l WHERE l.status = 'Pending' AND NOT EXISTS (
       SELECT 1 FROM leave_waiting w WHERE w.leave_id = l.id AND (w.account_id = ? AND EXISTS (SELECT 1 ${admins.sql}) OR w.account_id IN (
         SELECT a.id FROM account a JOIN employee e ON e.account_id = a.id WHERE a.disabled_at IS NULL AND a.password_hash IS NOT NULL AND ${present.sql})))`,
    [HR, ...admins.parameters, ...present.parameters],
  );
  const requests = Number(row?.requests);
  return requests > 0
    ? [
        warning(
          `${requests} leave requests wait for nobody.`,
          'Start the server and check again after ten minutes. Until then an admin can decide them in the list of leave requests.',
        ),
      ]
    : [];
}
