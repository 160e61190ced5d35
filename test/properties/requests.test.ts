import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  addDepartment,
  form,
  hire,
  hireCast,
  PASSWORD,
  paySalary,
  requestLeave,
} from '../support/cast.js';
import type { Client } from '../support/client.js';
import { describedCalls, type DescribedCall } from '../support/described-calls.js';
import { ADMIN, serverOfFile } from '../support/server.js';
import { requests, type DrawnRequest } from './requests.arbitrary.js';

const ROUNDS = 12;
const SEED = 20_261_121;

/** Before the module's own tests are known, so that each call is a test. */
const CALLS = await describedCalls();
/** End the session that asks, or shut admins out until they have a second factor; tests of their own have them. */
const APART = ['POST /api/auth/logout', 'PUT /api/setting/security'];

const SECRETS = {
  name: 'Zoë Weiß',
  email: 'person.s-1@company.example',
  amount: '987654.32',
  reason: 'What only Zoë knows',
};

const server = await serverOfFile();
const cast = await hireCast(server);
const { admin, amara, zoe, amaraClient, zoeClient, sales } = cast;
const secret = await paySalary(admin, zoe._id, {
  basicSalary: SECRETS.amount,
  payDate: '2020-05-31',
});
const leave = await requestLeave(zoeClient, zoe._id, '2020-05-01', '2020-05-02', {
  reason: SECRETS.reason,
});
const own = await requestLeave(amaraClient, amara._id, '2020-05-01', '2020-05-02');
const department = await addDepartment(admin, { dep_name: 'Spare' });
const spare = await hire(admin, {
  name: 'Spare Person',
  employeeId: 'SPARE-1',
  department: department._id,
});
const spareLeave = await requestLeave(admin, spare._id, '2020-05-01', '2020-05-02');
const spareSalary = await paySalary(admin, spare._id, { payDate: '2020-05-31' });
/** Whom admins may change as they like. */
const ids: { own: string[]; others: string[]; spare: string[] } = {
  own: [amara._id, amara.userId._id, own._id],
  others: [zoe._id, zoe.userId._id, secret._id, leave._id, sales._id],
  spare: [spare._id, spare.userId._id, department._id, spareLeave._id, spareSalary._id],
};

async function send(client: Client, call: DescribedCall, { path, query, body }: DrawnRequest) {
  const asForm =
    call.body?.form && typeof body === 'object' && body !== null ? form(texts(body)) : undefined;
  const answer = await client.send(
    call.method,
    `${path.replace('/api', '')}${query ? `?${query}` : ''}`,
    call.body ? (asForm ?? body ?? null) : undefined,
  );
  return { ...answer, type: answer.headers.get('content-type') ?? '' };
}

/** A form holds texts. */
function texts(fields: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

/** A drawn request may have signed somebody out, who then comes back. */
async function signedIn(client: Client, email: string, password: string): Promise<Client> {
  if ((await client.get('/auth/verify')).status === 200) return client;
  await client.signIn(email, password);
  return client;
}

describe.each(CALLS.filter(({ name }) => !APART.includes(name)))('$name', (call) => {
  const drawn = (known: string[], check: (request: DrawnRequest) => Promise<void>) =>
    fc.assert(fc.asyncProperty(requests(call, known), check), {
      numRuns: ROUNDS,
      seed: SEED,
      endOnFailure: true,
    });

  test('answers an employee as it is described, whatever is sent, and never with what is another’s', async () => {
    await signedIn(cast.amaraClient, cast.amara.email, PASSWORD);
    await drawn([...ids.own, ...ids.others], async (request) => {
      const { status, type, body } = await send(cast.amaraClient, call, request);
      expect(status).toBeLessThan(500);
      if (status === 401) await signedIn(cast.amaraClient, cast.amara.email, PASSWORD);
      expect(call.fault(status, type, body)).toBeUndefined();
      const said = JSON.stringify(body);
      for (const secret of Object.values(SECRETS)) expect(said).not.toContain(secret);
    });
  });

  test('answers an admin as it is described, whatever is sent', async () => {
    await signedIn(cast.admin, ADMIN.email, ADMIN.password);
    await drawn(ids.spare, async (request) => {
      const { status, type, body } = await send(cast.admin, call, request);
      expect(status).toBeLessThan(500);
      if (status === 401) await signedIn(cast.admin, ADMIN.email, ADMIN.password);
      expect(call.fault(status, type, body)).toBeUndefined();
    });
  });
});

test('whatever was sent, those whom nobody meant are as they were', async () => {
  await signedIn(cast.admin, ADMIN.email, ADMIN.password);
  const { employee } = (await cast.admin.get(`/employee/single/${cast.zoe._id}`)).body;
  expect(employee).toEqual({ ...cast.zoe });
});
