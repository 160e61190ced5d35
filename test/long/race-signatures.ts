import { addDays } from '../../api/contract/calendar-date.js';
import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import { hire, PASSWORD } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { PayrollCalls } from '../support/payroll.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const CONFIRM_EVERY = 20;
const PERIOD = '2003-01-01';
/** One a day, from where no other run is: somebody has one salary record a pay date. */
const FIRST_PAY_DATE = '2027-01-01';
/** That the draft changed, was approved meanwhile, or needs somebody else; that the session ended. */
const LOST = [
  'payroll.changed',
  'payroll.not_draft',
  'payroll.four_eyes',
  'auth.required',
  'access.denied',
];

/** Under four eyes: a signature beside a change of what it covers, two that complete each other, and one beside the end of the account that gives it. */
export async function signatures(crowd: Crowd): Promise<Round> {
  const { stage, cast, admin, ruth } = crowd;
  const greta = await hire(cast.admin, {
    employeeId: 'R-3',
    name: 'Greta Lund',
    department: cast.research._id,
    role: 'admin',
  });
  const third = stage.spread(await stage.signIn(greta.email, PASSWORD));
  const first = new PayrollCalls(ruth(0), admin(0));
  await first.setting({ fourEyes: true });
  // From here on it no longer counts who hired her.
  await first.finish(await first.start());
  const race = new SigningRace(crowd, third);
  return async (n) => {
    const found = new Findings();
    if (n % CONFIRM_EVERY === 0) {
      await cast.admin.confirm();
      await third(0).confirm(PASSWORD);
    }
    await race.besideChange(found);
    await race.atOnce(found);
    await race.besideDisabling(found);
    return found.faults;
  };
}

class SigningRace {
  private salary = 10_000;
  private runs = 0;
  private readonly calls: PayrollCalls;

  constructor(
    private readonly crowd: Crowd,
    private readonly third: (n: number) => Client,
  ) {
    this.calls = new PayrollCalls(third(0), third(1));
  }

  async besideChange(found: Findings): Promise<void> {
    const { admin, ruth } = this.crowd;
    const run = await this.draft(admin(0), admin(1));
    const sign = await this.signing(run, ruth(0));
    const answers = await Promise.all([sign(ruth(1)), this.raise(admin(1)), sign(ruth(2))]);
    const signed = [answers[0], answers[2]];
    const approved = signed.filter(({ status }) => status === 200).length;
    const now = await this.calls.read(run);
    found.same('a change was recorded', answers[1].status, 201);
    found.same('approved once at most', approved <= 1, true);
    found.same('state', now.state, approved === 1 ? 'approved' : 'draft');
    if (approved === 1) found.same('net as signed', now.net, run.net);
    found.refusals(signed, LOST);
    await this.pay(run);
  }

  async atOnce(found: Findings): Promise<void> {
    const { admin, ruth } = this.crowd;
    const run = await this.draft(ruth(0), admin(1));
    const sign = await this.signing(run, ruth(0));
    found.answers(await Promise.all([sign(ruth(1)), sign(admin(2))]), { 200: 2 });
    found.same(
      'signed, then approved',
      (await this.logged(run)).map(({ action }) => action),
      ['payroll.sign', 'payroll.approve'],
    );
    await this.pay(run);
  }

  async besideDisabling(found: Findings): Promise<void> {
    const { admin, ruth, cast } = this.crowd;
    const run = await this.draft(admin(0), admin(1));
    const sign = await this.signing(run, ruth(0));
    const { version, people, net } = run;
    const setDisabled = (by: Client, disabled: boolean) =>
      by.put(`/account/${cast.ruth.userId._id}`, { disabled });
    const [disabled, ...answers] = await Promise.all([
      setDisabled(admin(0), true),
      sign(ruth(1)),
      ...[2, 0].map((place) =>
        admin(place).post(`/payroll/run/approve/${run._id}`, { version, people, net }),
      ),
    ]);
    found.same('disabled', disabled.status, 200);
    found.refusals(answers, LOST);
    found.same(
      'approved by nobody but her, and not as if nobody else were there',
      (await this.logged(run)).every(
        ({ by, after }) => by === cast.ruth.userId._id && !after.includes('alone'),
      ),
      true,
    );
    found.same('enabled again', (await setDisabled(this.third(0), false)).status, 200);
    await cast.ruthClient.signIn(cast.ruth.email, PASSWORD);
    await cast.ruthClient.confirm(PASSWORD);
    await this.pay(run);
  }

  private raise(by: Client): Promise<Answer> {
    return by.post('/payroll/revision/add', {
      employeeId: this.crowd.cast.amara._id,
      salary: String((this.salary += 1)),
      from: PERIOD,
      confirmed: true,
    });
  }

  /** Begun and with a raise by these. */
  private async draft(starter: Client, raiser: Client): Promise<PayRunRecord> {
    await this.raise(raiser);
    const run = { kind: 'offCycle', people: [this.crowd.cast.amara._id], period: PERIOD };
    const payDate = addDays(FIRST_PAY_DATE, this.runs++);
    return (await this.calls.post('/payroll/run/add', { ...run, payDate }, starter)).run;
  }

  private async signing(run: PayRunRecord, by: Client): Promise<(at: Client) => Promise<Answer>> {
    const { fingerprint } = await this.calls.signatures(run, by);
    return (at) => at.post(`/payroll/run/sign/${run._id}`, { fingerprint });
  }

  private async pay(run: PayRunRecord): Promise<void> {
    const isDraft = async () => (await this.calls.read(run)).state === 'draft';
    if (await isDraft()) {
      await this.calls.compute(run);
      for (const by of [this.third(0), this.crowd.ruth(0)])
        if (await isDraft()) await this.calls.sign(run, by);
    }
    await this.calls.post(`/payroll/run/pay/${run._id}`);
  }

  private logged({ _id }: PayRunRecord) {
    return this.crowd.stage.rows<{ action: string; by: string; after: string }>(
      "SELECT action, actor_id AS \"by\", value_after AS after FROM audit_entry WHERE subject_id = ? AND action IN ('payroll.sign', 'payroll.approve') ORDER BY recorded_at, id",
      [_id],
    );
  }
}
