import { Entity } from 'typeorm';
import type { LeaveCounting } from '../../contract/leave-policies.js';
import type { LeaveUnit } from '../../contract/policy-rules.js';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { LEAVE_TYPE } from '../entitlement.tables.js';

@Entity(LEAVE_TYPE.name)
export class LeaveType extends columnsOf(LEAVE_TYPE) {
  unit: LeaveUnit;
  counts: LeaveCounting;
}
