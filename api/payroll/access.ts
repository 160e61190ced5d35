import type { PayslipState } from '../contract/payroll/payslips.js';
import { Problem, refusal } from '../contract/problem.js';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { requireConfirmed } from '../platform/access/confirmation.js';
import type { Condition } from '../platform/database/lists/list-definition.js';

/** People read their own payslips in these states. */
const PAID: readonly PayslipState[] = ['paid', 'reversed'];

type Payslip = { employeeId: string; state: PayslipState };
/** A PDF of the payroll office, which can still be nobody's. */
type PayslipFile = { employeeId: string | null; publishedAt: number | string | null };

export function mayReadPayslip(actor: Actor, { employeeId, state }: Payslip): boolean {
  return isAdmin(actor) || (isOwn(actor, employeeId) && PAID.includes(state));
}

/** The same as a condition on `payslip s`. */
export function readablePayslips(actor: Actor): Condition {
  if (isAdmin(actor)) return { sql: '1 = 1', parameters: [] };
  return {
    sql: `s.employee_id = ? AND s.state IN (${PAID.map(() => '?').join(', ')})`,
    parameters: [actor.employeeId ?? '', ...PAID],
  };
}

/** The same as a condition on `payslip_file f` of the person, for what employees are shown of it. */
export const IS_PUBLISHED = 'f.published_at IS NOT NULL';

export function mayReadPayslipFile(
  actor: Actor,
  { employeeId, publishedAt }: PayslipFile,
): boolean {
  return isAdmin(actor) || (isOwn(actor, employeeId) && publishedAt !== null);
}

/** Warnings and what was withdrawn are for those who run payroll. */
export function mayReadChecks(actor: Actor): boolean {
  return isAdmin(actor);
}

/** To employees, what is unknown and what they may not read are the same. */
export function payslipRefused(actor: Actor): Problem {
  if (!isAdmin(actor)) return denied();
  return new Problem('payroll.payslip_not_found', refusal('payroll.payslip_not_found'));
}

export function payslipFileRefused(actor: Actor): Problem {
  return isAdmin(actor) ? payslipFileNotFound() : denied();
}

export function payslipFileNotFound(): Problem {
  return new Problem('payroll.file_not_found', refusal('payroll.file_not_found'));
}

/** For a file with the pay of somebody else. */
export function requireConfirmedUnlessOwn(
  actor: Actor,
  employeeId: string | null,
  now: number,
): void {
  if (!isOwn(actor, employeeId)) requireConfirmed(actor, now);
}

function isOwn(actor: Actor, employeeId: string | null): boolean {
  return employeeId !== null && employeeId === actor.employeeId;
}
