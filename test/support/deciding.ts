import type { GivenStep } from '../../api/approval/chain-field.js';
import { addDays } from '../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { StepPeople } from '../../api/contract/leave/approvals.js';
import type { LeaveTypeRecord } from '../../api/contract/leave/leave-policies.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { WaitingUpkeep } from '../../api/leave/waiting/waiting-upkeep.js';
import { nextMonday, setToday, WEDNESDAY } from './calendar.js';
import { hire, hireCast, PASSWORD, requestLeave, type Cast } from './cast.js';
import type { Answer, Client } from './client.js';
import { addLeaveType } from './leave-rules-by-calls.js';
import { serverOfFile, type TestServer } from './server.js';

/** The company's today: a Wednesday, so that the days around it are working days. */
export const TODAY = WEDNESDAY;
export const inDays = (days: number) => addDays(TODAY, days);

type Step = GivenStep | Exclude<StepPeople, 'people'>;

/** A company in which managers decide, with its people by their names. */
export class Deciding {
  private readonly people = new Map<string, { record: EmployeeRecord; client: Client }>();
  private types = 0;
  private weeks = 0;

  private constructor(
    readonly server: TestServer,
    readonly cast: Cast,
  ) {}

  /** Zoë reports to Søren and he to Henriette; Tomasz and Amélie to nobody. */
  static async begin(server?: TestServer): Promise<Deciding> {
    const started = server ?? (await serverOfFile());
    setToday(started, TODAY);
    const company = new Deciding(started, await hireCast(started));
    await company.join('Henriette');
    await company.join('Søren', 'Henriette');
    await company.join('Zoë', 'Søren');
    for (const name of ['Tomasz', 'Amélie']) await company.join(name);
    await company.change({ approvals: true });
    return company;
  }

  get admin(): Client {
    return this.cast.admin;
  }

  async join(
    name: string,
    manager?: string,
    fields: Record<string, unknown> = {},
  ): Promise<EmployeeRecord> {
    const reportsTo =
      manager === undefined ? {} : { manager: JSON.stringify({ _id: this.id(manager) }) };
    const record = await hire(this.admin, {
      employeeId: `D-${this.people.size + 1}`,
      name,
      department: this.cast.sales._id,
      hireDate: '2020-01-01',
      ...reportsTo,
      ...fields,
    });
    this.people.set(name, { record, client: await this.server.signIn(record.email, PASSWORD) });
    return record;
  }

  person(name: string): EmployeeRecord {
    return this.of(name).record;
  }

  id(name: string): string {
    return this.of(name).record._id;
  }

  client(name: string): Client {
    return this.of(name).client;
  }

  async change(settings: { approvals?: boolean; escalateDays?: number | null }): Promise<Answer> {
    return expectDone(await this.admin.put('/setting/approvals', settings));
  }

  async employ(name: string, changes: Record<string, unknown>): Promise<void> {
    expectDone(await this.admin.put(`/employee/employment/${this.id(name)}`, changes));
  }

  /** The name of a new leave type with these steps. */
  async type(...chain: Step[]): Promise<string> {
    return (await this.typeOf(chain)).name;
  }

  async typeOf(chain: Step[], fields: Partial<LeaveTypeRecord> = {}): Promise<LeaveTypeRecord> {
    const steps = chain.map((step) => (typeof step === 'string' ? { who: step } : step));
    return addLeaveType(this.admin, {
      name: `Type ${(this.types += 1)}`,
      ...fields,
      chain: steps as LeaveTypeRecord['chain'],
    });
  }

  async retype({ _id, name }: LeaveTypeRecord, changes: object): Promise<Answer> {
    return this.admin.put(`/leave/type/${_id}`, { name, ...changes });
  }

  anyOf(...names: string[]): GivenStep {
    return { who: 'people', people: names.map((name) => this.id(name)) };
  }

  /** Monday of a week to come that nobody has had leave in. */
  freeWeek(): string {
    return addDays(nextMonday(TODAY), 7 * (this.weeks += 1));
  }

  /** A request of one day, in a week of its own. */
  async ask(
    name: string,
    leaveType = 'Annual Leave',
    fields: Record<string, unknown> = {},
  ): Promise<LeaveRecord> {
    const monday = this.freeWeek();
    return requestLeave(this.client(name), this.id(name), monday, monday, { leaveType, ...fields });
  }

  /** Approved by an admin. */
  async askApproved(
    name: string,
    leaveType = 'Annual Leave',
    fields: Record<string, unknown> = {},
  ): Promise<LeaveRecord> {
    return this.approvedByAdmin(await this.ask(name, leaveType, fields));
  }

  /** Approved leave; returns how to cancel it. */
  async away(
    name: string,
    from = TODAY,
    to = TODAY,
    fields: Record<string, unknown> = {},
  ): Promise<() => Promise<void>> {
    const { _id } = await this.approvedByAdmin(
      await requestLeave(this.client(name), this.id(name), from, to, fields),
    );
    return async () =>
      void expectDone(await this.admin.post(`/leave/withdraw/${_id}`, { reason: 'Back again' }));
  }

  async approvedByAdmin(leave: LeaveRecord): Promise<LeaveRecord> {
    return leave.status === 'Approved'
      ? leave
      : expectDone(await this.admin.put(`/leave/${leave._id}`, { status: 'Approved' })).body.leave;
  }

  decide(
    name: string,
    { _id }: LeaveRecord,
    status: 'Approved' | 'Rejected' = 'Approved',
    note?: string,
  ): Promise<Answer> {
    return this.client(name).put(`/leave/${_id}`, { status, note });
  }

  pass(name: string, { _id }: LeaveRecord, note?: string): Promise<Answer> {
    return this.client(name).post(`/leave/pass/${_id}`, { note });
  }

  async read({ _id }: LeaveRecord, client = this.admin): Promise<LeaveRecord> {
    return expectDone(await client.get(`/leave/detail/${_id}`)).body.leave;
  }

  /** Ids of the requests that wait for somebody, as they are shown. */
  async waitingOf(name: string | Client): Promise<string[]> {
    const client = typeof name === 'string' ? this.client(name) : name;
    return (
      expectDone(await client.get('/leave/waiting')).body.waiting as { leave: LeaveRecord }[]
    ).map(({ leave }) => leave._id);
  }

  /** The round that follows the passing of time. */
  upkeep(): Promise<void> {
    return this.server.app.get(WaitingUpkeep).run();
  }

  private of(name: string): { record: EmployeeRecord; client: Client } {
    const found = this.people.get(name);
    if (!found) throw new Error(`Nobody is called ${name}.`);
    return found;
  }
}

function expectDone(answer: Answer): Answer {
  if (answer.status >= 300)
    throw new Error(`Not done: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export const NOT_YOURS = { status: 403, body: { code: 'leave.not_yours' } };
export const OWN = { status: 403, body: { code: 'leave.own_decision' } };
export const DENIED = { status: 403, body: { code: 'access.denied' } };
export const STEP_TAKEN = { status: 409, body: { code: 'leave.step_taken' } };
export const DECIDED = { status: 409, body: { code: 'leave.already_decided' } };
