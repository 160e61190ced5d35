import { Injectable } from '@nestjs/common';
import { Absences } from '../../approval/absences.js';
import { APPROVER, ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { storedChain, USUAL_CHAIN } from '../../approval/chain.js';
import { ownStepOf } from '../../approval/whose-turn.js';
import { reportsTo } from '../../approval/reports.js';
import type { ColleagueRecord, TeamMemberRecord } from '../../contract/approval-responses.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { LeaveBalanceRecord } from '../../contract/leave-balances.js';
import { employmentStatus, hasNotLeft, type EmploymentDates } from '../../employee/employment-status.js';
import { recordOn } from '../../entitlement/balances/leave-balances.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { denied, type Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { imageUrl } from '../../platform/storage/profile-images.js';

interface MemberRow extends EmploymentDates {
  id: string;
  accountId: string;
  name: string;
  imageId: string | null;
  designation: string | null;
  approverId: string | null;
  approver: string | null;
  nextId: string | null;
  nextStart: CalendarDate | null;
  nextEnd: CalendarDate | null;
}

const MOST = 500;

/** The people of an approver. Never ledger, profile or pay. */
@Injectable()
export class Team {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
    private readonly absences: Absences,
    private readonly facts: EntitlementFacts,
    private readonly types: LeaveTypes,
  ) {}

  /** Direct reports first, then theirs; by name. Empty without approvals. */
  async of({ employeeId }: Actor): Promise<TeamMemberRecord[]> {
    if (employeeId === null || !(await this.setting.isOn())) return [];
    const today = this.clock.today();
    const [direct, present] = [reportsTo(employeeId), hasNotLeft(today)];
    const rows = await this.work.read<MemberRow>(
      `SELECT e.id, e.account_id AS accountId, a.name, a.image_id AS imageId, e.designation, e.hire_date, e.left_on, e.previous_left_on, ${APPROVER} AS approverId, pa.name AS approver, n.id AS nextId, n.start_date AS nextStart, n.end_date AS nextEnd
       FROM employee e JOIN account a ON a.id = e.account_id LEFT JOIN employee p ON p.id = ${APPROVER} LEFT JOIN account pa ON pa.id = p.account_id
       LEFT JOIN leave_request n ON n.id = (SELECT x.id FROM leave_request x WHERE x.employee_id = e.id AND x.status = 'Approved' AND x.start_date > ? ORDER BY x.start_date, x.id LIMIT 1)
       WHERE (${direct.sql} OR COALESCE(p.approver_id, p.manager_id) = ?) AND e.id <> ? AND ${present.sql}
       ORDER BY CASE WHEN ${direct.sql} THEN 0 ELSE 1 END, e.name_folded, e.id LIMIT ${MOST}`,
      [today, ...direct.parameters, employeeId, employeeId, ...present.parameters, ...direct.parameters],
    );
    const away = new Map((await this.absences.on(today, rows.map(({ id }) => id))).map(({ employeeId: id, until }) => [id, until]));
    return rows.map((row) => memberRecord(row, employeeId, { today, awayUntil: away.get(row.id) ?? null }));
  }

  /** Of the types in whose chain the actor has a step for this person. */
  async balances(actor: Actor, id: string): Promise<LeaveBalanceRecord[]> {
    if (!(await this.setting.isOn()) || !(await this.people.manages(actor.employeeId, id))) throw denied();
    const person = await this.facts.of(id);
    const today = this.clock.today();
    const stored = await this.types.byName();
    const found: LeaveBalanceRecord[] = [];
    for (const type of person.typesOn(today)) {
      const chain = storedChain(stored.get(type.name)?.chain ?? null) ?? USUAL_CHAIN;
      const around = await this.people.around([{ requester: id, chain }]);
      const hasStep = ownStepOf({ ...around, requester: id, chain, cost: null }, actor.accountId) !== undefined;
      const record = hasStep ? recordOn(person, type, today, today) : undefined;
      if (record) found.push(record);
    }
    return found;
  }

  /** Who may be chosen as deputy: people of the department, the approver and the reports. */
  async colleagues(actor: Actor): Promise<ColleagueRecord[]> {
    if (actor.employeeId === null || !(await this.setting.isOn())) return [];
    const [reports, present] = [reportsTo(actor.employeeId), hasNotLeft(this.clock.today())];
    const rows = await this.work.read<{ id: string; name: string; department: string }>(
      `SELECT e.id, a.name, e.department_id AS department FROM employee e JOIN account a ON a.id = e.account_id
       WHERE e.id <> ? AND (e.department_id = ? OR ${reports.sql} OR e.id = (SELECT COALESCE(me.approver_id, me.manager_id) FROM employee me WHERE me.id = ?)) AND ${present.sql}
       ORDER BY e.name_folded, e.id`,
      [actor.employeeId, actor.departmentId ?? '', ...reports.parameters, actor.employeeId, ...present.parameters],
    );
    return rows.map(({ id, name, department }) => ({ _id: id, name, sameDepartment: department === actor.departmentId }));
  }
}

function memberRecord(row: MemberRow, approver: string, { today, awayUntil }: { today: CalendarDate; awayUntil: CalendarDate | null }): TeamMemberRecord {
  const direct = row.approverId === approver;
  return {
    _id: row.id,
    userId: row.accountId,
    name: row.name,
    profileImage: imageUrl(row.imageId),
    designation: row.designation,
    status: employmentStatus(row, today),
    direct,
    approver: direct ? null : row.approver,
    awayUntil,
    next: row.nextId !== null && row.nextStart !== null && row.nextEnd !== null ? { _id: row.nextId, startDate: row.nextStart, endDate: row.nextEnd } : null,
  };
}
