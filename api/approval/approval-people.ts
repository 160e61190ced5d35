import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../contract/calendar-date.js';
import type { ClosedSignIn } from '../contract/leave/approvals.js';
import { hasNotLeft } from '../employee/employment-status.js';
import { enabledAdmins } from '../employee/enabled-admins.js';
import { Clock } from '../platform/config/clock.js';
import { readByIds } from '../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Absences } from './absences.js';
import { approverOf, inTeamOf } from './approver.js';
import type { ApprovalFacts, ApprovalPerson, ApprovalStep } from './whose-turn.js';

interface PersonRow extends Omit<ApprovalPerson, 'canSignIn' | 'closed' | 'away' | 'employeeId'> {
  employeeId: string;
  closed: ClosedSignIn | null;
}

export interface Asked {
  requester: string;
  chain: readonly ApprovalStep[];
}

/** Reads whom requests may wait for. Checks no access. */
@Injectable()
export class ApprovalPeople {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly absences: Absences,
  ) {}

  /** The requesters, their approvers and those of these, the people of their chains, and all who act for them today. `approvers`: of people who would have another one than today. */
  async readFor(
    asked: readonly Asked[],
    approvers: ReadonlyMap<string, string | null> = new Map(),
  ): Promise<Pick<ApprovalFacts, 'people' | 'admins'>> {
    const people = new Map<string, ApprovalPerson>();
    const add = async (ids: (string | null | undefined)[]) => {
      const unknown = [...new Set(ids)].filter(
        (id) => typeof id === 'string' && !people.has(id),
      ) as string[];
      for (const person of await this.read(unknown)) {
        const id = person.employeeId as string;
        const approver = approvers.get(id);
        people.set(id, approver === undefined ? person : { ...person, approver });
      }
    };
    const requesters = asked.map(({ requester }) => requester);
    const known = (id: string | null | undefined) => people.get(id ?? '')?.approver;
    await add([
      ...requesters,
      ...asked.flatMap(({ chain }) => chain.flatMap(({ people: listed = [] }) => listed)),
    ]);
    await add(requesters.map(known));
    await add(requesters.map((id) => known(known(id))));
    await add([...people.values()].map(({ away, deputy }) => away && (deputy ?? away.standIn)));
    return { people, admins: await this.admins() };
  }

  /** True for the approver of an employee who has not left, and for the approver of that one. */
  async manages(approver: string | null, employeeId: string): Promise<boolean> {
    if (approver === null) return false;
    const [team, present] = [inTeamOf(approver), hasNotLeft(this.clock.today())];
    const found = await this.work.read(
      `SELECT e.id FROM employee e WHERE e.id = ? AND ${team.sql} AND ${present.sql}`,
      [employeeId, ...team.parameters, ...present.parameters],
    );
    return found.length > 0;
  }

  async awayUntil(employeeId: string): Promise<CalendarDate | null> {
    return (await this.awayToday([employeeId])).get(employeeId)?.until ?? null;
  }

  private async admins(): Promise<ApprovalPerson[]> {
    const { sql, parameters } = enabledAdmins(this.clock.today());
    const rows = await this.work.read<Pick<ApprovalPerson, 'accountId' | 'employeeId' | 'name'>>(
      `SELECT a.id AS accountId, e.id AS employeeId, a.name ${sql} ORDER BY a.id`,
      parameters,
    );
    const away = await this.awayToday(rows.flatMap(({ employeeId }) => employeeId ?? []));
    return rows.map((row) => ({
      ...row,
      approver: null,
      deputy: null,
      canSignIn: true,
      away: away.get(row.employeeId ?? '') ?? null,
    }));
  }

  private read(ids: readonly string[]): Promise<ApprovalPerson[]> {
    const { sql, parameters } = hasNotLeft(this.clock.today());
    return readByIds(ids, async (some, places) => {
      const rows = await this.work.read<PersonRow>(
        `SELECT e.id AS employeeId, e.account_id AS accountId, a.name, ${approverOf('e')} AS approver, e.deputy_id AS deputy,
           CASE WHEN NOT (${sql}) THEN 'left' WHEN a.disabled_at IS NOT NULL THEN 'disabled' WHEN a.password_hash IS NOT NULL THEN NULL
             WHEN a.invited_at IS NULL THEN 'notInvited' ELSE 'invited' END AS closed
         FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`,
        [...parameters, ...some],
      );
      const away = await this.awayToday(some);
      return rows.map(({ closed, ...row }) => ({
        ...row,
        canSignIn: closed === null,
        ...(closed && { closed }),
        away: away.get(row.employeeId) ?? null,
      }));
    });
  }

  private async awayToday(
    ids: readonly string[],
  ): Promise<Map<string, NonNullable<ApprovalPerson['away']>>> {
    const absences = await this.absences.findOn(this.clock.today(), ids);
    return new Map(
      absences.map(({ employeeId, until, standIn }) => [employeeId, { until, standIn }]),
    );
  }
}
