import { storedChain } from '../../approval/chain.js';
import type { Condition } from '../../platform/database/lists/list-definition.js';
import type { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

/** Columns of an employee that refer to others. */
export const OTHERS = ['manager_id', 'approver_id', 'deputy_id'] as const;

const PAY_OF_PERSON = [
  'payslip',
  'payslip_file',
  'pay_assignment',
  'pay_run_person',
  'pay_hold',
  'recovery_end',
];
const PAY_BY_ACCOUNT = [
  ['bank_account', 'changed_by'],
  ['pay_run', 'created_by'],
  ['pay_run', 'approved_by'],
  ['pay_run', 'paid_by'],
  ['pay_hold', 'created_by'],
  ['pay_assignment', 'created_by'],
  ['pay_assignment', 'ended_by'],
  ['recovery_end', 'created_by'],
  ['recovery_end', 'signed_by'],
  ['payslip', 'reversed_by'],
  ['payslip_file', 'created_by'],
];
export const IMPORTED_PEOPLE =
  "SELECT x.target_id FROM staged_employee x WHERE x.import_id = ? AND x.side = 'after'";
const USES = [
  'salary o WHERE o.employee_id = s.target_id',
  'salary_revision o WHERE o.employee_id = s.target_id',
  'salary_revision o WHERE o.created_by = s.account_id',
  'salary_revision o WHERE o.withdrawn_by = s.account_id',
  ...PAY_OF_PERSON.map((table) => `${table} o WHERE o.employee_id = s.target_id`),
  ...PAY_BY_ACCOUNT.map(([table, column]) => `${table} o WHERE o.${column} = s.account_id`),
  'bank_account o WHERE o.employee_id = s.target_id AND NOT EXISTS (SELECT 1 FROM staged_bank_account b WHERE b.import_id = s.import_id AND b.employee_id = s.target_id)',
  'leave_request o WHERE o.employee_id = s.target_id',
  'leave_request o WHERE o.stand_in_id = s.target_id',
  'job_change o WHERE o.recorded_by = s.account_id',
  'job_fact o WHERE o.withdrawn_by = s.account_id',
  'leave_decision o WHERE o.decided_by = s.account_id',
  'leave_decision o WHERE o.for_employee = s.target_id',
  'department o WHERE o.head_id = s.target_id',
  'department_head o WHERE o.recorded_by = s.account_id',
  ...OTHERS.map(
    (column) => `employee o WHERE o.${column} = s.target_id AND o.id NOT IN (${IMPORTED_PEOPLE})`,
  ),
  `job_fact o WHERE o.kind IN ('manager', 'approver') AND o.value_id = s.target_id AND o.withdrawn_at IS NULL AND o.employee_id NOT IN (${IMPORTED_PEOPLE})`,
];

/** True of added people `s` who have pay or leave, head a department, or take part in what people outside the import request. */
export async function inUse(work: UnitOfWork, importId: string): Promise<Condition> {
  const asked = await peopleOfChains(work);
  const uses = [
    ...USES.map((use) => `EXISTS (SELECT 1 FROM ${use})`),
    ...(asked.length > 0 ? [`s.target_id IN (${asked.map(() => '?').join(', ')})`] : []),
  ];
  return {
    sql: `(${uses.join(' OR ')})`,
    parameters: [...OTHERS.map(() => importId), importId, ...asked],
  };
}

/** The employees who are a step of a leave type, or of a request that waits. */
async function peopleOfChains(work: UnitOfWork): Promise<string[]> {
  const rows = await work.read<{ chain: string | null }>(
    "SELECT chain FROM leave_type UNION SELECT chain FROM leave_request WHERE status = 'Pending'",
  );
  return [
    ...new Set(
      rows.flatMap(({ chain }) => (storedChain(chain) ?? []).flatMap(({ people = [] }) => people)),
    ),
  ];
}
