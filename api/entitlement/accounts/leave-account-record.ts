import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveAccountRecord } from '../../contract/leave/leave-balances.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { listedEmployee, type ListedEmployeeRow } from '../../employee/listed-employee.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import type { CsvColumn } from '../../platform/http/csv.js';
import type { LEAVE_ACCOUNT } from '../entitlement.tables.js';
import type { DerivedBy } from './outdated-accounts.js';

export interface ListedType {
  id: string;
  name: string;
  unit: LeaveUnit;
}

export interface LeaveAccountRow
  extends
    ListedEmployeeRow,
    DerivedBy,
    Pick<
      StoredRow<typeof LEAVE_ACCOUNT>,
      'taken' | 'booked' | 'reserved' | 'available' | 'expires_amount' | 'expires_on' | 'incomplete'
    > {
  policy_id: string;
  policy_name: string;
}

export function leaveAccountRecord(type: ListedType, row: LeaveAccountRow): LeaveAccountRecord {
  const wire = (amount: number) => wireAmount(type.unit, Number(amount));
  const { department, ...employee } = listedEmployee(row);
  return {
    _id: employee._id,
    employee,
    department,
    leaveType: { _id: type.id, name: type.name, unit: type.unit },
    policy: { _id: row.policy_id, name: row.policy_name },
    taken: wire(row.taken),
    booked: wire(row.booked),
    reserved: wire(row.reserved),
    available: row.available === null ? null : wire(row.available),
    expires:
      row.expires_on === null || row.expires_amount === null
        ? null
        : { amount: wire(row.expires_amount), on: row.expires_on },
    incomplete: Number(row.incomplete) === 1 ? 'hireDate' : null,
  };
}

const counted = (amount: (record: LeaveAccountRecord) => number) => (record: LeaveAccountRecord) =>
  record.incomplete ? null : amount(record);

export const LEAVE_ACCOUNT_CSV: CsvColumn<LeaveAccountRecord>[] = [
  { heading: 'Employee ID', cell: ({ employee }) => employee.employeeId },
  { heading: 'Full Name', cell: ({ employee }) => employee.name },
  { heading: 'Department', cell: ({ department }) => department.dep_name },
  { heading: 'Leave Type', cell: ({ leaveType }) => leaveType.name },
  { heading: 'Policy', cell: ({ policy }) => policy.name },
  { heading: 'Unit', cell: ({ leaveType }) => leaveType.unit },
  { heading: 'Taken', cell: counted(({ taken }) => taken) },
  { heading: 'Booked', cell: counted(({ booked }) => booked) },
  { heading: 'Pending', cell: counted(({ reserved }) => reserved) },
  { heading: 'Available', cell: ({ available }) => available },
  { heading: 'Expiring', cell: ({ expires }) => expires?.amount ?? null },
  { heading: 'Last Day of Use', cell: ({ expires }) => expires?.on ?? null },
  { heading: 'Not Counted', cell: ({ incomplete }) => (incomplete ? 'Hire date missing' : null) },
];
