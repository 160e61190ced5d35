import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { HourlyAmount } from '../../contract/payroll/pay-components.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { Clock } from '../../platform/config/clock.js';
import { WorkingTimes } from '../../working-time/working-times.js';
import { PayFactsReader } from '../facts/pay-facts-reader.js';
import { PayPeriods } from '../facts/pay-periods.js';
import { hourlyAmount } from './hourly-amount.js';

/** The value of an hour by salary and work pattern on a day: a proposal for overtime. */
@Injectable()
export class HourlyAmounts {
  constructor(
    private readonly facts: PayFactsReader,
    private readonly workingTimes: WorkingTimes,
    private readonly currency: CurrencyInUse,
    private readonly periods: PayPeriods,
    private readonly clock: Clock,
  ) {}

  /** Without a day on the last one of the period that an off-cycle run would have. */
  async computeOn(
    { id }: Pick<EmployeeReference, 'id'>,
    asked: CalendarDate | undefined,
  ): Promise<HourlyAmount | null> {
    const today = this.clock.today();
    const day = asked ?? (await this.periods.offCycle(null, today))?.to ?? today;
    const found = (await this.facts.readPeople([id], null, day)).get(id);
    const salary = spanOn(found?.facts.salaries ?? [], day)?.salary ?? 0;
    const week = (await this.workingTimes.readPeople([id])).workingTimeOf(id).weekOn(day);
    return hourlyAmount(salary, week, this.currency.step);
  }
}
