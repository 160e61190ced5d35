import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import { addMonths, type CalendarDate } from '../../contract/calendar-date.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { RevisionStore } from '../../salary/revisions/revision-store.js';
import { SalaryRevisions } from '../../salary/revisions/salary-revisions.js';
import { MONTHS_SINCE_RAISE, salaryBeforeRaise, type DemoEmployee } from './demo-history.js';
import { DEMO_WORDS } from './demo-words.js';

/** In percent. */
const PLANNED_RAISE = 4;

/** The raise of a year ago that the pay history shows, and one that is planned. */
@Injectable()
export class DemoSalaries {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly currency: CurrencyInUse,
    private readonly store: RevisionStore,
    private readonly revisions: SalaryRevisions,
  ) {}

  async write(admin: Actor, company: DemoEmployee[]): Promise<void> {
    const month = `${this.clock.today().slice(0, 7)}-01`;
    const raised = addMonths(month, -MONTHS_SINCE_RAISE);
    const { review } = DEMO_WORDS[admin.language].raises;
    const people = company.filter(
      ({ hireDate, leftOn }) => hireDate < raised && (leftOn === null || leftOn >= raised),
    );
    await this.work.write((manager) =>
      this.store.add(
        manager,
        raised,
        people.map(({ id, salary }) => ({
          employeeId: id,
          before: salaryBeforeRaise(this.currency, salary),
          salary,
        })),
        {
          source: 'revision',
          by: admin.accountId,
          reason: review,
          recordedAt: this.recordedAt(raised),
        },
      ),
    );
    const [planned] = people.filter(({ leftOn }) => leftOn === null).slice(-1);
    if (!planned) return;
    await this.raise(admin, planned, addMonths(month, 2), PLANNED_RAISE, review);
  }

  /** Returns the id of the revision. */
  async raise(
    admin: Actor,
    { id, salary }: DemoEmployee,
    from: CalendarDate,
    percent: number,
    reason: string,
  ): Promise<string> {
    const { _id } = await this.revisions.record(admin, {
      employeeId: id,
      from,
      salary: this.currency.rounded((salary * (100 + percent)) / 100),
      reason,
    });
    return _id;
  }

  /** Two weeks before. */
  private recordedAt(day: CalendarDate): number {
    return this.clock.startOf(day) - 14 * 86_400_000;
  }
}
