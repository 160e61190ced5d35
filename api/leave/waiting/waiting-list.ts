import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import type { Decider } from '../../approval/whose-turn.js';
import type { WaitingLeaveRecord } from '../../contract/leave/approval-responses.js';
import { recordOn } from '../../entitlement/balances/leave-balances.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import type { PersonEntitlement } from '../../entitlement/facts/person-entitlement.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { CoverageCheck } from '../coverage/coverage-check.js';
import { effectOf } from '../request/leave-effects.js';
import { LEAVE_ROWS } from '../list/leave-list.js';
import { askedLeaveOf, leaveRecord, typeOfRow, type LeaveRow } from '../leave-record.js';
import { DepartmentAbsences } from './department-absences.js';
import { deciderRecord, LeaveSteps } from '../deciding/leave-steps.js';
import { LeaveTurns, type LeaveTurn } from '../deciding/leave-turns.js';
import { stepRight } from '../deciding/step-rights.js';
import { WaitingLeave } from './waiting-leave.js';

const LONGEST = 50;

/** The requests that wait for somebody, with all that the decision depends on. */
@Injectable()
export class WaitingList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly waiting: WaitingLeave,
    private readonly turns: LeaveTurns,
    private readonly steps: LeaveSteps,
    private readonly facts: EntitlementFacts,
    private readonly absences: DepartmentAbsences,
    private readonly coverage: CoverageCheck,
  ) {}

  async read(actor: Actor): Promise<{ waiting: WaitingLeaveRecord[]; total: number }> {
    const asked = await this.askedOf(actor, await this.waiting.idsFor(actor, LONGEST));
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

  /** Those of the index whose turn it really is. */
  private async askedOf(
    actor: Actor,
    ids: readonly string[],
  ): Promise<{ row: LeaveRow; decider: Decider | undefined }[]> {
    if (ids.length === 0) return [];
    const rows = await this.work.read<LeaveRow>(
      `${LEAVE_ROWS} WHERE l.status = 'Pending' AND l.id IN (${ids.map(() => '?').join(', ')}) ORDER BY l.id`,
      [...ids],
    );
    const turns = await this.turns.readTurns(rows);
    const isOn = await this.setting.isOn();
    return rows.flatMap((row) => {
      const turn = turns.get(row.id) as LeaveTurn;
      if (isOn) this.steps.markOne(row, turn);
      const right = row.account_id === actor.accountId ? undefined : stepRight(actor, turn);
      return right ? [{ row, decider: right.decider }] : [];
    });
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
