import type { DepartmentRecord } from '../../api/contract/department/departments.js';
import type { LedgerLineRecord } from '../../api/contract/leave/leave-balances.js';
import { BUILTIN_LEAVE_TYPE_IDS } from '../../api/contract/leave/leave-types.js';
import type { PolicyRules } from '../../api/contract/leave/policy-rules.js';
import type {
  AssignmentRecord,
  PatternSlot,
} from '../../api/contract/working-time/working-time.js';
import { hire } from './cast.js';
import { accepted, type Answer, type Client } from './client.js';
import { storeHolidayDays } from './leave-preview.js';
import { RULES } from './leave-rules-by-calls.js';

/** As it is sent, in days: 24 a year, granted at its start, prorated by days; nothing crosses a year's end. */
const YEARLY: PolicyRules = {
  ...RULES,
  tiers: [{ years: 0, amount: 24 }],
  step: 0.001,
  carry: 0,
  carryMonths: null,
};

interface Begins {
  /** The first day under the policy. */
  from: string;
  hireDate?: string;
  rules?: Partial<PolicyRules>;
  /** A type that admins added; Annual Leave if it is left out. */
  leaveType?: { _id: string; name: string };
}

export const yearly = (amount: number, more: Partial<PolicyRules> = {}): Partial<PolicyRules> => ({
  tiers: [{ years: 0, amount }],
  ...more,
});

let counter = 0;

/** Somebody with a leave policy, made and followed through the calls that everybody uses. */
export class Career {
  private constructor(
    private readonly admin: Client,
    readonly id: string,
    private readonly leaveType: { _id: string; name: string },
  ) {}

  static async begin(
    admin: Client,
    department: DepartmentRecord,
    { from, hireDate, rules, leaveType }: Begins,
  ): Promise<Career> {
    const { _id } = await hire(admin, {
      employeeId: `C-${(counter += 1)}`,
      department: department._id,
      ...(hireDate && { hireDate }),
    });
    const career = new Career(
      admin,
      _id,
      leaveType ?? { _id: BUILTIN_LEAVE_TYPE_IDS['Annual Leave'], name: 'Annual Leave' },
    );
    await career.follow(rules ?? {}, from);
    return career;
  }

  /** A policy of their own from this day on. */
  async follow(rules: Partial<PolicyRules>, from: string): Promise<void> {
    const { policy } = accepted(
      await this.admin.post('/leave/policy/add', {
        leaveType: this.leaveType._id,
        name: `Policy ${(counter += 1)}`,
        from,
        rules: { ...YEARLY, ...rules },
      }),
    );
    await this.assign(this.leaveType._id, policy._id, from);
  }

  /** The id of the policy that they followed first. */
  async policy(): Promise<string> {
    const { assignments } = accepted(await this.admin.get(`/work/assignment/${this.id}`));
    return String(
      assignments.findLast(
        ({ subject, holder }: AssignmentRecord) =>
          subject === this.leaveType._id && holder === this.id,
      ).target._id,
    );
  }

  async work(slots: PatternSlot[], from: string): Promise<void> {
    const { pattern } = accepted(
      await this.admin.post('/work/pattern/add', { name: `Pattern ${(counter += 1)}`, slots }),
    );
    await this.assign('pattern', pattern._id, from);
  }

  /** The id of a holiday calendar of their own. */
  async holidays(
    days: { day: string; half: 'morning' | 'afternoon' | null; name: string }[],
  ): Promise<string> {
    const { calendar } = accepted(
      await this.admin.post('/holiday/add', { name: `Calendar ${(counter += 1)}` }),
    );
    await this.assign('calendar', calendar._id, '2020-01-01');
    if (days.length > 0) accepted(await storeHolidayDays(this.admin, calendar._id, { add: days }));
    return String(calendar._id);
  }

  async enter(
    day: string,
    kind: 'opening' | 'adjustment' | 'credit',
    amount: number,
    more: { until?: string } = {},
  ): Promise<void> {
    accepted(
      await this.admin.post('/leave/entry/add', {
        employeeId: this.id,
        leaveType: this.leaveType.name,
        day,
        kind,
        amount,
        reason: 'As before',
        ...more,
      }),
    );
  }

  request(startDate: string, endDate: string, more: Record<string, unknown> = {}): Promise<Answer> {
    return this.admin.post('/leave/add', {
      userId: this.id,
      leaveType: this.leaveType.name,
      startDate,
      endDate,
      reason: 'Rest',
      ...more,
    });
  }

  /** The id of an approved request. */
  async take(
    startDate: string,
    endDate: string,
    more: Record<string, unknown> = {},
  ): Promise<string> {
    const { leave } = accepted(await this.request(startDate, endDate, more));
    accepted(await this.admin.put(`/leave/${leave._id}`, { status: 'Approved' }));
    return String(leave._id);
  }

  async lines(from: string, to: string): Promise<LedgerLineRecord[]> {
    return accepted(
      await this.admin.get(
        `/leave/ledger/${this.id}?${new URLSearchParams({ leaveType: this.leaveType.name, from, to }).toString()}`,
      ),
    ).lines;
  }

  /** 'day kind amount balance', as one reads it. */
  async ledger(from: string, to: string): Promise<string[]> {
    return (await this.lines(from, to)).map(
      ({ day, kind, amount, balance }) =>
        `${day} ${kind} ${amount > 0 ? '+' : ''}${amount.toFixed(3)} ${balance.toFixed(3)}`,
    );
  }

  async granted(from: string, to: string): Promise<number[]> {
    return (await this.lines(from, to))
      .filter(({ kind }) => kind === 'accrual' || kind === 'change')
      .map(({ amount }) => amount);
  }

  async totalOn(day: string): Promise<number | undefined> {
    return (await this.lines('2000-01-01', day)).at(-1)?.balance;
  }

  private async assign(subject: string, target: string, from: string): Promise<void> {
    accepted(
      await this.admin.post('/work/assignment/add', { holders: [this.id], subject, target, from }),
    );
  }
}
