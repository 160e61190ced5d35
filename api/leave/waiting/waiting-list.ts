import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { WaitingLeaveRecord } from '../../contract/leave/approval-responses.js';
import { recordOn } from '../../entitlement/balances/leave-balances.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { DepartmentAbsences } from '../away/department-absences.js';
import { CoverageCheck } from '../coverage/coverage-check.js';
import { deciderRecord } from '../deciding/leave-steps.js';
import { leaveRecord } from '../leave-record.js';
import { askedLeaveOf, typeOfRow, type LeaveRow } from '../leave-row.js';
import { effectOf } from '../request/leave-effects.js';
import { WaitingLeave } from './waiting-leave.js';

const LONGEST = 50;

/** The requests that wait for somebody, with all that the decision depends on. */
@Injectable()
export class WaitingList {
  constructor(
    private readonly clock: Clock,
    private readonly waiting: WaitingLeave,
    private readonly facts: EntitlementFacts,
    private readonly absences: DepartmentAbsences,
    private readonly coverage: CoverageCheck,
  ) {}

  async read(actor: Actor): Promise<{ waiting: WaitingLeaveRecord[]; total: number }> {
    const asked = await this.waiting.readTurns(actor, LONGEST);
    const rows = asked.map(({ row }) => row);
    const people = await this.facts.readPeople([...new Set(rows.map((row) => row.employee_id))]);
    const absences = await this.absences.readDuring(rows);
    const coverage = await this.coverage.breachesOfMany(rows.map(askedLeaveOf), 'ofRule');
    const waiting: WaitingLeaveRecord[] = [];
    for (const [index, { row, decider }] of asked.entries()) {
      const effect = this.effect(row, people.get(row.employee_id) as PersonEntitlement);
      waiting.push({
        ...effect,
        decider: decider ? deciderRecord(decider) : null,
        alsoAway: absences.during(row),
        coverage: coverage[index] ?? [],
      });
      await setImmediate();
    }
    return {
      waiting,
      total: rows.length < LONGEST ? rows.length : await this.waiting.countFor(actor),
    };
  }

  private effect(
    row: LeaveRow,
    person: PersonEntitlement,
  ): Omit<WaitingLeaveRecord, 'alsoAway' | 'coverage' | 'decider'> {
    const { cost, remaining, shortBy, unit } = effectOf(row, person);
    const balance = recordOn(person, typeOfRow(row), row.start_date, this.clock.today()) ?? null;
    return { leave: { ...leaveRecord(row), cost }, remaining, shortBy, unit, balance };
  }
}
