import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { choicesWith, type ImportChoices } from './value-words.js';

export interface MappingFacts {
  currency: string;
  today: CalendarDate;
  choices: ImportChoices;
}

/** Includes archived leave types, since files contain past leave. */
@Injectable()
export class MappingChoices {
  constructor(
    private readonly types: LeaveTypes,
    private readonly company: Company,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ImportChoices> {
    return choicesWith(await this.types.names());
  }

  /** They decide whether a mapping can be used. */
  async facts(): Promise<MappingFacts> {
    const { currency } = this.company;
    return { currency, today: this.clock.today(), choices: await this.read() };
  }
}
