import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { JobEffect } from '../../contract/job/job-changes.js';
import { moversAmong, type ChangedPerson } from './changed-person.js';
import { CoverageEffects } from './coverage-effects.js';
import { Headcounts } from './headcounts.js';
import { MovedAbsence } from './moved-absence.js';

/** The effect on departments that people leave or join, or in which they work at other times. */
@Injectable()
export class MoveEffects {
  constructor(
    private readonly coverage: CoverageEffects,
    private readonly headcounts: Headcounts,
    private readonly absence: MovedAbsence,
  ) {}

  /** `names`: of departments. */
  async of(
    people: readonly ChangedPerson[],
    from: CalendarDate,
    names: ReadonlyMap<string, string>,
    now: number,
  ): Promise<Pick<JobEffect, 'coverage' | 'headcount' | 'movedAbsence'>> {
    const movers = moversAmong(people, now);
    const coverage = await this.coverage.find(people, movers, from);
    const headcount = await this.headcounts.compare(movers, from, names);
    await setImmediate();
    const movedAbsence = await this.absence.count(movers, from);
    return { coverage, headcount, movedAbsence };
  }
}
