import { Entity } from 'typeorm';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { LEAVE_POLICY, LEAVE_POLICY_VERSION } from '../entitlement.tables.js';

@Entity(LEAVE_POLICY.name)
export class LeavePolicy extends columnsOf(LEAVE_POLICY) {}

@Entity(LEAVE_POLICY_VERSION.name)
export class LeavePolicyVersion extends columnsOf(LEAVE_POLICY_VERSION) {}
