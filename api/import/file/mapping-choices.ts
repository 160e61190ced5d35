import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { EmploymentTypes } from '../../employee/job/employment-types.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import {
  cycleWork,
  STANDARD_WEEK,
  type WorkSlots,
} from '../../working-time/patterns/work-pattern.js';
import { WorkPatterns } from '../../working-time/patterns/work-patterns.js';
import { choicesWith, type ImportChoices } from './value-words.js';

export interface MappingFacts {
  currency: string;
  today: CalendarDate;
  choices: ImportChoices;
}

/** Includes archived leave types, since files contain past leave. Working time is assigned anew, so its archived patterns are left out. */
@Injectable()
export class MappingChoices {
  constructor(
    private readonly types: LeaveTypes,
    private readonly patterns: WorkPatterns,
    private readonly employmentTypes: EmploymentTypes,
    private readonly company: Company,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ImportChoices> {
    const patterns = (await this.patterns.list()).filter(({ archived }) => !archived);
    const employmentTypes = await this.employmentTypes.list();
    return {
      ...choicesWith(await this.types.names()),
      employmentType: employmentTypes.map(({ name }) => name),
      pattern: patterns.map(({ name }) => name),
      workingTimes: {
        fullTime: weeklyMinutes(
          patterns.find(({ everybody }) => everybody)?.slots ?? STANDARD_WEEK,
        ),
        patterns: new Map(patterns.map(({ name, slots }) => [name, weeklyMinutes(slots)])),
      },
    };
  }

  /** They decide whether a mapping can be used. */
  async facts(): Promise<MappingFacts> {
    const { currency } = this.company;
    return { currency, today: this.clock.today(), choices: await this.read() };
  }
}

function weeklyMinutes(slots: WorkSlots): number {
  const { minutes, weeks } = cycleWork(slots);
  return minutes / weeks;
}
