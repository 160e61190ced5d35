import { expect } from '@jest/globals';
import { eachDay, latest } from '../../api/contract/calendar-date.js';
import type {
  LeaveBalanceRecord,
  LedgerLineRecord,
} from '../../api/contract/leave/leave-balances.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { hire, PASSWORD, type Cast } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import type { TestServer } from '../support/server.js';
import { storePolicy, yearlyRules } from '../support/stored-leave-rules.js';

export const LEAVE_COMMANDS = [
  'add',
  'add',
  'add',
  'approve',
  'approve',
  'reject',
  'withdraw',
  'shorten',
  'credit',
] as const;

export interface LeaveCommand {
  kind: (typeof LEAVE_COMMANDS)[number];
  day: string;
  /** In days. */
  length: number;
  /** Chooses among the requests that are there. */
  chosen: number;
}

/** In days. */
interface Rules {
  yearly: number;
  negativeLimit: number;
}

/** Carried into February at most. */
const CARRY = 2;

/** One person with a policy, and what any order of calls must leave of their leave. */
export class LeaveModel {
  private requests: LeaveRecord[] = [];
  private credited = 0;
  private added = 0;

  private constructor(
    private readonly admin: Client,
    private readonly client: Client,
    private readonly person: { _id: string; employeeId: string },
    private readonly rules: Rules,
  ) {}

  static async begin(
    server: TestServer,
    { admin, research }: Cast,
    employeeId: string,
    rules: Rules,
  ): Promise<LeaveModel> {
    const person = await hire(admin, { employeeId, department: research._id });
    await storePolicy(server, {
      holder: person._id,
      from: '2026-01-01',
      rules: yearlyRules(rules.yearly, {
        carry: CARRY * 1000,
        carryMonths: 2,
        negativeLimit: rules.negativeLimit * 1000,
      }),
    });
    return new LeaveModel(admin, await server.signIn(person.email, PASSWORD), person, rules);
  }

  async run({ kind, day, length, chosen }: LeaveCommand): Promise<Answer> {
    const request = this.requests[chosen % Math.max(1, this.requests.length)];
    if (kind === 'credit') return this.credit(day);
    if (kind === 'add' || !request)
      return this.add(day, eachDay(day, '2027-02-28')[length - 1] ?? day);
    if (kind === 'withdraw') return this.admin.post(`/leave/withdraw/${request._id}`, {});
    if (kind !== 'shorten')
      return this.admin.put(`/leave/${request._id}`, {
        status: kind === 'approve' ? 'Approved' : 'Rejected',
      });
    const days = eachDay(request.startDate, request.endDate);
    const out = days[length % days.length];
    return this.admin.post(`/leave/shorten/${request._id}`, { from: out, to: out, reason: 'Ill' });
  }

  /** After all answers. */
  async check(): Promise<void> {
    const { leaves } = (await this.admin.get(`/leave/${this.person._id}`)).body as {
      leaves: LeaveRecord[];
    };
    this.requests = leaves
      .filter(({ status }) => status === 'Pending' || status === 'Approved')
      .sort((a, b) => (a._id < b._id ? -1 : 1));
    const { leaves: changed } = (
      await this.admin.get(`/leave/${this.person._id}?filter={"status":"Changed"}`)
    ).body as { leaves: LeaveRecord[] };
    expect([...leaves, ...changed].filter(({ replaces }) => !replaces)).toHaveLength(this.added);
    const lines = (
      await this.admin.get(
        `/leave/ledger/${this.person._id}?leaveType=Annual Leave&from=2026-01-01&to=2027-12-31`,
      )
    ).body.lines as LedgerLineRecord[];
    for (const { day, balance } of lines)
      expect({ day, overdrawn: balance < -this.rules.negativeLimit }).toEqual({
        day,
        overdrawn: false,
      });
    expect(costs(lines.filter(({ kind }) => kind === 'taken'))).toBe(
      this.cost('2026', 'Approved') + this.cost('2027', 'Approved'),
    );
    expect(costs(lines.filter(({ kind }) => kind === 'reserved'))).toBe(
      this.cost('2026', 'Pending') + this.cost('2027', 'Pending'),
    );
    const [first, last] = this.expected();
    expect(
      await Promise.all(
        ['2026-12-31', '2027-12-31'].map(async (on) => (await this.balanceOn(on)).balance),
      ),
    ).toEqual([first, last]);
    const listed = (
      await this.admin.get(
        `/leave/balances?filter=${encodeURIComponent(JSON.stringify({ q: this.person.employeeId }))}`,
      )
    ).body.accounts;
    expect(listed.find(({ _id }: { _id: string }) => _id === this.person._id)?.available).toBe(
      (await this.balanceOn('2026-11-22')).available,
    );
  }

  private async add(startDate: string, endDate: string): Promise<Answer> {
    const answer = await this.client.post('/leave/add', {
      userId: this.person._id,
      leaveType: 'Annual Leave',
      startDate,
      endDate,
      reason: 'Rest',
    });
    if (answer.status === 201) this.added += 1;
    return answer;
  }

  /** Granted for 2026: usable to its end, and carried like the rest. */
  private async credit(day: string): Promise<Answer> {
    const within = day > '2026-12-31' ? '2026-12-31' : latest(day, '2026-12-01');
    const answer = await this.admin.post('/leave/entry/add', {
      employeeId: this.person._id,
      leaveType: 'Annual Leave',
      day: within,
      kind: 'credit',
      amount: 1,
      reason: 'Weekend',
    });
    if (answer.status === 201) this.credited += 1;
    return answer;
  }

  private async balanceOn(on: string): Promise<LeaveBalanceRecord> {
    return (await this.admin.get(`/leave/balance/${this.person._id}?on=${on}`)).body.balances[0];
  }

  /** At the ends of both years: what is carried is used first, and debt is repaid. */
  private expected(): [number, number] {
    const first = this.rules.yearly + this.credited - this.cost('2026');
    const carried = Math.min(Math.max(0, first), CARRY);
    return [
      first,
      this.rules.yearly + Math.min(0, first) - Math.max(0, this.cost('2027') - carried),
    ];
  }

  /** Mondays to Fridays. */
  private cost(year: string, status?: LeaveRecord['status']): number {
    const days = this.requests
      .filter((request) => status === undefined || request.status === status)
      .flatMap(({ startDate, endDate }) => eachDay(startDate, endDate));
    return days.filter((day) => day.startsWith(year) && ![0, 6].includes(new Date(day).getUTCDay()))
      .length;
  }
}

function costs(lines: LedgerLineRecord[]): number {
  return 0 - lines.reduce((sum, { amount }) => sum + amount, 0);
}
