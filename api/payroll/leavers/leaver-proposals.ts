import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { spanOn } from '../../contract/dated-spans.js';
import type { WorkedWeeks } from '../../contract/payroll/leaver-settlements.js';
import { hasDailyPay, type DailyPayBasis } from '../../contract/payroll/unused-leave-pay.js';
import type { EmployeeReference } from '../../employee/employee-access.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { SalaryRevisions } from '../../salary/revisions/salary-revisions.js';
import { cycleWork, STANDARD_WEEK } from '../../working-time/patterns/work-pattern.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { leftOverLeave, type LeftOverLeave } from './left-over-leave.js';

/** Proposes the payment for unused leave, as things stand. */
export interface LeaverProposal {
  employee: EmployeeReference;
  lastDay: CalendarDate | null;
  run: StoredRun | null;
  /** Null where the salary is not known, or the pattern has no work. */
  pay: DailyPayBasis | null;
  worked: WorkedWeeks | null;
  unused: LeftOverLeave[];
  owed: LeftOverLeave[];
  /** Identifies all that is shown; null where nothing can be accepted. */
  basis: string | null;
}

@Injectable()
export class LeaverProposals {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly currency: CurrencyInUse,
    private readonly facts: EntitlementFacts,
    private readonly revisions: SalaryRevisions,
    private readonly runs: PayRunStore,
  ) {}

  async propose(employee: EmployeeReference): Promise<LeaverProposal> {
    const person = await this.facts.readPerson(employee.id);
    const lastDay = person.periods.at(-1)?.leftOn ?? null;
    if (lastDay === null)
      return {
        employee,
        lastDay,
        run: null,
        pay: null,
        worked: null,
        unused: [],
        owed: [],
        basis: null,
      };
    const work = cycleWork(person.workingTime.patternOn(lastDay)?.slots ?? STANDARD_WEEK);
    const worked = { halfDays: work.halves, minutes: work.minutes, weeks: work.weeks };
    const salary = await this.salaryOn(employee.id, lastDay);
    const leave = leftOverLeave(person, {
      leftOn: lastDay,
      today: this.clock.today(),
      unpaid: await this.unpaidTypes(),
    });
    const found = {
      employee,
      lastDay,
      run: await this.draftOf(employee.id, lastDay),
      pay:
        salary !== null && hasDailyPay(worked)
          ? { salary, worked, step: this.currency.step }
          : null,
      worked,
      unused: leave.filter(({ amount: left }) => left > 0),
      owed: leave.filter(({ amount: left }) => left < 0),
    };
    const basis = found.pay && found.unused.length > 0 ? basisOf(found) : null;
    return { ...found, basis };
  }

  private async salaryOn(employeeId: string, day: CalendarDate): Promise<number | null> {
    const revisions = (await this.revisions.readPeople([employeeId])).get(employeeId);
    if (revisions) return spanOn(revisions, day)?.salary ?? null;
    const [row] = await this.work.read<{ salary: number | string | null }>(
      'SELECT salary FROM employee WHERE id = ?',
      [employeeId],
    );
    return row?.salary == null ? null : Number(row.salary);
  }

  private async unpaidTypes(): Promise<Set<string>> {
    const rows = await this.work.read<{ id: string }>('SELECT id FROM leave_type WHERE paid = 0');
    return new Set(rows.map(({ id }) => id));
  }

  /** That of the regular run, or an off-cycle one of this person, whose period reaches the last day. */
  private async draftOf(employeeId: string, lastDay: CalendarDate): Promise<StoredRun | null> {
    const [run] = await this.runs.where(
      `r.state = 'draft' AND p.end_date >= ? AND (r.kind = 'regular' OR EXISTS (SELECT 1 FROM pay_run_person o WHERE o.run_id = r.id AND o.employee_id = ?))
       ORDER BY r.kind DESC, p.start_date, r.id LIMIT 1`,
      [lastDay, employeeId],
    );
    return run ?? null;
  }
}

function basisOf({
  employee,
  lastDay,
  run,
  pay,
  unused,
}: Pick<LeaverProposal, 'employee' | 'lastDay' | 'run' | 'pay' | 'unused'>): string {
  const shown = [employee.id, lastDay, run?.id ?? null, pay, unused];
  return `${employee.id}.${createHash('sha256').update(JSON.stringify(shown)).digest('hex')}`;
}
