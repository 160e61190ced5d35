import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../company/currency-in-use.js';
import type { Actor } from '../platform/access/actor.js';
import { Events } from '../platform/events/events.js';
import { SalaryChanging, SalaryEdited } from './employee.events.js';

interface EditedSalary {
  /** In minor units; null if none was known. */
  before: number | null;
  after: number;
}

/** A salary that is changed with the employee's record. Its history and its limits are payroll's, which is told before and after. */
@Injectable()
export class SalaryEdits {
  constructor(
    private readonly currency: CurrencyInUse,
    private readonly events: Events,
  ) {}

  requireFitting(salary: number | null | undefined): void {
    this.currency.requireFitting({ salary });
  }

  async fixCurrency(): Promise<void> {
    await this.currency.fix();
  }

  async begin({ before, after }: EditedSalary, isConfirmed: boolean): Promise<void> {
    await this.events.emit(new SalaryChanging(before, after, isConfirmed));
  }

  async end(actor: Actor, employeeId: string, { before, after }: EditedSalary): Promise<void> {
    await this.events.emit(new SalaryEdited(actor, employeeId, before, after));
  }
}
