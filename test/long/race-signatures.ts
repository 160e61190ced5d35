import { addDays } from '../../api/contract/calendar-date.js';
import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import { hire, PASSWORD } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { PayrollCalls } from '../support/payroll.js';
import { statuses } from '../support/together.js';
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
export async function signatures({ stage, cast, admin, ruth }: Crowd): Promise<Round> {
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
  const calls = new PayrollCalls(third(0), third(1));
  let [salary, runs] = [10_000, 0];

  const raise = (by: Client) =>
    by.post('/payroll/revision/add', {
      employeeId: cast.amara._id,
      salary: String((salary += 1)),
      from: PERIOD,
      confirmed: true,
    });
  /** Begun and with a raise by these. */
  async function draft(starter: Client, raiser: Client): Promise<PayRunRecord> {
    await raise(raiser);
    const run = { kind: 'offCycle', people: [cast.amara._id], period: PERIOD };
    const payDate = addDays(FIRST_PAY_DATE, runs++);
    return (await calls.post('/payroll/run/add', { ...run, payDate }, starter)).run;
  }
  const signing = async (run: PayRunRecord, by: Client) => {
    const { fingerprint } = await calls.signatures(run, by);
    return (at: Client): Promise<Answer> =>
      at.post(`/payroll/run/sign/${run._id}`, { fingerprint });
  };
  async function pay(run: PayRunRecord): Promise<void> {
    if ((await calls.read(run)).state === 'draft') {
      await calls.compute(run);
      for (const by of [third(0), ruth(0)])
        if ((await calls.read(run)).state === 'draft') await calls.sign(run, by);
    }
    await calls.post(`/payroll/run/pay/${run._id}`);
  }
  const logged = (run: PayRunRecord) =>
    stage.rows<{ action: string; by: string; after: string }>(
      "SELECT action, actor_id AS \"by\", value_after AS after FROM audit_entry WHERE subject_id = ? AND action IN ('payroll.sign', 'payroll.approve') ORDER BY recorded_at, id",
      [run._id],
    );

  async function besideChange(found: Findings): Promise<void> {
    const run = await draft(admin(0), admin(1));
    const sign = await signing(run, ruth(0));
    const answers = await Promise.all([sign(ruth(1)), raise(admin(1)), sign(ruth(2))]);
    const signed = [answers[0], answers[2]] as Answer[];
    const approved = signed.filter(({ status }) => status === 200).length;
    const now = await calls.read(run);
    found.same('a change was recorded', answers[1]?.status, 201);
    found.same('approved once at most', approved <= 1, true);
    found.same('state', now.state, approved === 1 ? 'approved' : 'draft');
    if (approved === 1) found.same('net as signed', now.net, run.net);
    for (const { status, body } of signed)
      if (status !== 200 && !LOST.includes(body.code as string))
        found.faults.push(`${status} ${body.code}: ${body.error}`);
    await pay(run);
  }

  async function atOnce(found: Findings): Promise<void> {
    const run = await draft(ruth(0), admin(1));
    const sign = await signing(run, ruth(0));
    found.same('two signatures', statuses(await Promise.all([sign(ruth(1)), sign(admin(2))])), {
      200: 2,
    });
    found.same(
      'signed, then approved',
      (await logged(run)).map(({ action }) => action),
      ['payroll.sign', 'payroll.approve'],
    );
    await pay(run);
  }

  async function besideDisabling(found: Findings): Promise<void> {
    const run = await draft(admin(0), admin(1));
    const sign = await signing(run, ruth(0));
    const { version, people, net } = run;
    const access = (disabled: boolean) => ({ disabled });
    const account = `/account/${cast.ruth.userId._id}`;
    const [disabled, ...answers] = await Promise.all([
      admin(0).put(account, access(true)),
      sign(ruth(1)),
      ...[2, 0].map((place) =>
        admin(place).post(`/payroll/run/approve/${run._id}`, { version, people, net }),
      ),
    ]);
    found.same('disabled', disabled?.status, 200);
    for (const { status, body } of answers)
      if (status !== 200 && !LOST.includes(body.code as string))
        found.faults.push(`${status} ${body.code}: ${body.error}`);
    found.same(
      'approved by nobody but her, and not as if nobody else were there',
      (await logged(run)).every(
        ({ by, after }) => by === cast.ruth.userId._id && !after.includes('alone'),
      ),
      true,
    );
    found.same('enabled again', (await third(0).put(account, access(false))).status, 200);
    await cast.ruthClient.signIn(cast.ruth.email, PASSWORD);
    await cast.ruthClient.confirm(PASSWORD);
    await pay(run);
  }

  return async (n) => {
    const found = new Findings();
    if (n % CONFIRM_EVERY === 0) {
      await cast.admin.confirm();
      await third(0).confirm(PASSWORD);
    }
    await besideChange(found);
    await atOnce(found);
    await besideDisabling(found);
    return found.faults;
  };
}
