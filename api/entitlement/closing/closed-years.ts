import { Injectable, type OnModuleInit } from '@nestjs/common';
import { latest, type CalendarDate } from '../../contract/calendar-date.js';
import { EVERYBODY } from '../../contract/working-time/working-time.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import {
  ClosedLeave,
  leaveClosed,
  type ChangedRules,
  type ClosedDays,
} from '../../working-time/closed-leave.js';
import { EntitlementFacts } from '../facts/entitlement-facts.js';
import type { LeaveTypeRules } from '../policies/leave-rules.js';
import { lastClosedDay } from './closed-employment.js';

type Many = Exclude<ChangedRules['whom'], { people: readonly string[] }>;

interface ClosedType extends LeaveTypeRules {
  closedUntil: CalendarDate;
  /** 1 once everybody's closed balances are stored. */
  stored: number;
}

/** Says which days are closed: of one person by the ends of their own leave years, of many by what is stored of theirs. */
@Injectable()
export class ClosedYears implements OnModuleInit, ClosedDays {
  constructor(
    private readonly work: UnitOfWork,
    private readonly facts: EntitlementFacts,
    private readonly closedLeave: ClosedLeave,
  ) {}

  onModuleInit(): void {
    this.closedLeave.provide(this);
  }

  /** In a unit that holds the person's lock: throws a 409 at the field if the day is closed. */
  async requireOpen(employeeId: string, typeId: string, day: CalendarDate): Promise<void> {
    const closed = await this.closedDayOf(employeeId, typeId, day);
    if (closed !== undefined) throw leaveClosed(closed, 'day');
  }

  /** The person's last closed day, if `day` is not after it. */
  async closedDayOf(
    employeeId: string,
    typeId: string,
    day: CalendarDate,
  ): Promise<CalendarDate | undefined> {
    const [type] = (await this.types(day)).filter(({ id }) => id === typeId);
    return type && this.lastClosedDay([employeeId], type, day);
  }

  /** The last closed day of these people's leave of a type, by its name. */
  async ofNamed(
    employeeIds: readonly string[],
  ): Promise<(employeeId: string, typeName: string) => CalendarDate | undefined> {
    const types = await this.types('0001-01-01');
    const people = types.length === 0 ? undefined : await this.facts.readPeople(employeeIds);
    return (employeeId, typeName) => {
      const [person, type] = [people?.get(employeeId), types.find(({ name }) => name === typeName)];
      return person && type && lastClosedDay(person, type);
    };
  }

  async closedUntil(subject: string, from: CalendarDate): Promise<CalendarDate | undefined> {
    return newest((await this.typesAbout(subject, from)).map(({ closedUntil }) => closedUntil));
  }

  async touchedBy({ whom, subject, from }: ChangedRules): Promise<CalendarDate | undefined> {
    const types = await this.typesAbout(subject, from);
    const days = types.map((type) =>
      whom !== EVERYBODY && 'people' in whom
        ? this.lastClosedDay(whom.people, type, from)
        : this.lastClosedDayOfHolders(whom, type, from),
    );
    return newest((await Promise.all(days)).filter((day) => day !== undefined));
  }

  private async lastClosedDay(
    employeeIds: readonly string[],
    type: LeaveTypeRules,
    day: CalendarDate,
  ): Promise<CalendarDate | undefined> {
    const people = await this.facts.readPeople(employeeIds);
    return newest(
      [...people.values()]
        .flatMap((person) => lastClosedDay(person, type) ?? [])
        .filter((closed) => closed >= day),
    );
  }

  /** Right after a closing, before what is left is stored for everybody, all that lies before its day counts as closed. */
  private async lastClosedDayOfHolders(
    whom: Many,
    type: ClosedType,
    day: CalendarDate,
  ): Promise<CalendarDate | undefined> {
    if (Number(type.stored) === 0) return type.closedUntil;
    const of = whom === EVERYBODY ? { sql: '1 = 1', parameters: [] } : assignedTo(whom);
    const [row] = await this.work.read<{ day: CalendarDate | null }>(
      `SELECT MAX(n.day) AS day FROM leave_entry n WHERE n.leave_type_id = ? AND n.kind = 'closing' AND n.day >= ? AND ${of.sql}`,
      [type.id, day, ...of.parameters],
    );
    return row?.day ?? undefined;
  }

  private async typesAbout(subject: string, from: CalendarDate): Promise<ClosedType[]> {
    return (await this.types(from)).filter((type) => isAbout(subject, type));
  }

  private types(day: CalendarDate): Promise<ClosedType[]> {
    return this.work.read<ClosedType>(
      `SELECT id, name, unit, counts, closed_until AS closedUntil, CASE WHEN closings_until = closed_until THEN 1 ELSE 0 END AS stored
       FROM leave_type WHERE closed_until >= ?`,
      [day],
    );
  }
}

/** Calendars count for the types that count working days only; patterns also for what somebody earns. */
function isAbout(subject: string, { id, counts }: LeaveTypeRules): boolean {
  return (
    subject === id || subject === 'pattern' || (subject === 'calendar' && counts === 'working')
  );
}

function assignedTo({ column, targetId }: Exclude<Many, typeof EVERYBODY>) {
  const holders = `SELECT a.holder FROM leave_assignment a WHERE a.${column} = ? AND a.live = 1`;
  return {
    sql: `(n.employee_id IN (${holders}) OR EXISTS (${holders} AND a.holder = ?))`,
    parameters: [targetId, targetId, EVERYBODY],
  };
}

function newest(days: CalendarDate[]): CalendarDate | undefined {
  return days.length === 0 ? undefined : latest(...days);
}
