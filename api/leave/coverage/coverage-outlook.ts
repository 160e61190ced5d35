import { Injectable } from '@nestjs/common';
import { addDays, addYears, earliest, latest, type CalendarDate } from '../../contract/calendar-date.js';
import type { CoverageOutlook, CoverageRuleRecord } from '../../contract/coverage.js';
import { hasNotLeft } from '../../employee/employment-status.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { AwayDays, type StoredAbsence } from './away-days.js';
import { awayByDay, overLimit } from './coverage.js';
import type { StoredCoverageRule } from './coverage-rules.js';
import type { CoverageOutlookQuery } from './coverage.dto.js';

const NAMES_MAX = 10;

interface Span {
  departmentId: string | null;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** The coming year under a rule, for the admins who make it. */
@Injectable()
export class CoverageOutlooks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly awayDays: AwayDays,
  ) {}

  async record(rule: StoredCoverageRule): Promise<CoverageRuleRecord> {
    const { id, name, departmentId, department, from, to, maxAway, block, version } = rule;
    const counted = awayByDay(await this.away(rule));
    const busiest = counted.reduce<CoverageRuleRecord['busiest']>((most, one) => (most === null || one.away > most.away ? one : most), null);
    return {
      _id: id, name, department: departmentId === null ? null : { _id: departmentId, dep_name: department ?? '' }, from, to, maxAway, block, version,
      people: await this.people(departmentId), busiest, daysOver: overLimit(rule, counted).length,
    };
  }

  async outlook({ department, from, to }: CoverageOutlookQuery): Promise<CoverageOutlook> {
    const away = await this.away({ departmentId: department ?? null, from: from ?? null, to: to ?? null });
    const names = await this.names(away);
    const onDay = new Map<CalendarDate, StoredAbsence[]>();
    for (const one of away) onDay.set(one.day, [...(onDay.get(one.day) ?? []), one]);
    const days = awayByDay(away).map(({ day, away: total }) => {
      const those = onDay.get(day) ?? [];
      const approved = awayByDay(those.filter((one) => one.approved))[0]?.away ?? 0;
      const people = [...new Set(those.filter(({ morning, afternoon }) => morning || afternoon).map(({ employeeId }) => names.get(employeeId) ?? ''))];
      return { day, approved, pending: total - approved, names: people.sort((a, b) => a.localeCompare(b)).slice(0, NAMES_MAX) };
    });
    return { people: await this.people(department ?? null), days };
  }

  private async away({ departmentId, from, to }: Span): Promise<StoredAbsence[]> {
    const today = this.clock.today();
    const [first, last] = [latest(today, from ?? today), earliest(addDays(addYears(today, 1), -1), to ?? '9999-12-31')];
    if (first > last) return [];
    return departmentId === null ? this.awayDays.ofEverybody(first, last) : this.awayDays.of({ sql: 'e.department_id = ?', parameters: [departmentId] }, first, last);
  }

  private async names(away: readonly StoredAbsence[]): Promise<Map<string, string>> {
    const rows = await readByIds([...new Set(away.map(({ employeeId }) => employeeId))], (ids, places) =>
      this.work.read<{ id: string; name: string }>(`SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places})`, ids));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private async people(departmentId: string | null): Promise<number> {
    const present = hasNotLeft(this.clock.today());
    const [isIn, ids] = departmentId === null ? ['', []] : [' AND e.department_id = ?', [departmentId]];
    const [row] = await this.work.read<{ people: number | string }>(`SELECT COUNT(*) AS people FROM employee e WHERE ${present.sql}${isIn}`, [...present.parameters, ...ids]);
    return Number(row?.people);
  }
}
