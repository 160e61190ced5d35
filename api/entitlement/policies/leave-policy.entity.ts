import { Entity } from 'typeorm';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { POLICY_NAME_MAX } from '../../contract/leave-policies.js';
import { CountColumn, DateColumn, IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../../platform/database/schema/columns.js';

@Entity('leave_policy')
export class LeavePolicy {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  leaveTypeId: string;

  @TextColumn(POLICY_NAME_MAX)
  name: string;

  @TextColumn(POLICY_NAME_MAX)
  nameKey: string;

  @InstantColumn(true)
  archivedAt: number | null;

  @InstantColumn()
  createdAt: number;
}

/** What a policy gives from a day on. Ended and replaced, never edited. */
@Entity('leave_policy_version')
export class LeavePolicyVersion {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  policyId: string;

  @DateColumn()
  fromDate: CalendarDate;

  /** PolicyRules as JSON, in thousandths of a day or in minutes. */
  @LongTextColumn()
  rules: string;

  /** 1, or null once ended. */
  @CountColumn(true)
  live: number | null;

  @InstantColumn()
  recordedAt: number;

  @ReferenceColumn(true)
  recordedBy: string | null;

  @InstantColumn(true)
  endedAt: number | null;

  @ReferenceColumn(true)
  endedBy: string | null;
}
