import { createHash, randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { form, hire, PASSWORD } from '../../support/cast.js';
import { accepted } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { picture } from '../../support/picture.js';
import { ADMIN } from '../../support/server.js';
import type { Facts } from '../fixture.js';
import { employees, type Company, type Person } from './company.js';

const PERIOD_MS = 30_000;

/** A logo and photos, settings, a new colleague with a second factor, devices, and attempts that failed. */
export async function furnish(company: Company): Promise<Pick<Facts, 'factor' | 'keyed'>> {
  const { admin } = company.clients;
  accepted(await admin.confirm(ADMIN.password));
  accepted(
    await admin.put('/setting/company', {
      name: 'Nørrebro & Söhne “Logistics”',
      address: 'Storgata 1\n0155 Oslo',
      locale: 'nb-NO',
      timeZone: 'Europe/Berlin',
    }),
  );
  accepted(
    await admin.put(
      '/setting/company/logo',
      form({}, await picture('png', { width: 90, height: 30 })),
    ),
  );
  const of = await employees(company);
  for (const [name, format] of [
    ['Zoë Marchetti', 'jpeg'],
    ['Amara Okafor', 'png'],
  ] as const)
    accepted(await admin.put(`/employee/image/${of(name)._id}`, form({}, await picture(format))));
  accepted(
    await admin.put(`/employee/contact/${of('Zoë Marchetti')._id}`, {
      phone: '+47 22 12 34 56',
      address: 'Storgata 1\n0155 Oslo',
      emergencyContact: 'Leo Marchetti, +47 22 65 43 21',
    }),
  );
  const { department } = of('Zoë Marchetti');
  const tova = await hire(admin, {
    name: 'Tova Lind',
    employeeId: 'EMP-0900',
    email: 'tova.lind@company.example',
    department: department?._id,
    hireDate: '2024-03-01',
  });
  const factor = await enrol(company, { email: tova.email, password: PASSWORD });
  await company.stranger().signIn(tova.email, 'not her password');
  return { factor, keyed: await repeatable(company) };
}

async function enrol(company: Company, person: Person): Promise<Facts['factor']> {
  const client = await company.signIn(person);
  accepted(await client.confirm(person.password));
  const { secret } = accepted(await client.post('/auth/factor/start')) as { secret: string };
  const code = codeAt(secret, company.now());
  const { recoveryCodes } = accepted(await client.post('/auth/factor/enable', { code }));
  return { ...person, secret, recoveryCodes };
}

/** The code of an app at that time. */
export function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret, period: PERIOD_MS / 1_000 }).generate({ timestamp });
}

async function repeatable({ clients }: Company): Promise<Facts['keyed']> {
  const key = randomUUID();
  const body = { dep_name: 'Legal', description: 'Reads what others sign' };
  const { department } = accepted(
    await clients.admin.post('/department/add', body, { 'idempotency-key': key }),
  );
  return { key, body, id: department._id };
}

/** Links and addresses that work when the company is found again. */
export async function openDoors(
  company: Company,
): Promise<Pick<Facts, 'feed' | 'reset' | 'decision'>> {
  const { manager, employee, admin } = company.clients;
  const { notifications } = accepted(await admin.get('/notification'));
  accepted(await admin.put('/notification/read', { ids: [notifications[0]._id] }));
  const { url } = accepted(await manager.post('/calendar-feed/add', { kind: 'team' }));
  accepted(await employee.post('/calendar-feed/add', { kind: 'own' }));
  const invited = 'juergen.weiss@company.example';
  accepted(await company.stranger().post('/auth/forgot-password', { email: invited }));
  const reset = await tokenOf(company, invited, /#([\w-]{32,})/);
  accepted(
    await employee.post('/leave/add', {
      userId: employee.user._id,
      leaveType: 'Annual Leave',
      startDate: '2027-03-08',
      endDate: '2027-03-09',
      reason: 'A wedding',
    }),
  );
  const decision = await tokenOf(company, manager.user.email, /\/decide-leave#([\w-]{32,})/);
  return {
    feed: new URL(url).pathname.replace(/^\/api/, ''),
    reset: { token: reset, email: invited },
    decision,
  };
}

function tokenOf({ mailbox }: Company, address: string, pattern: RegExp): Promise<string> {
  return eventually(() => {
    const found = mailbox.to(address).map(({ text }) => pattern.exec(text)?.[1]);
    return found.filter(Boolean).at(-1);
  });
}

/** The mail server is away when these are to be sent. */
export async function leaveMailsBehind(company: Company): Promise<void> {
  await company.mailbox.close();
  const { admin, employee } = company.clients;
  const { leaves } = accepted(await admin.get(`/leave/${employee.user.employeeId}?range=[0,99]`));
  const waiting = leaves.find(
    ({ status, startDate }: { status: string; startDate: string }) =>
      status === 'Pending' && startDate < '2027-01-01',
  );
  accepted(await admin.put(`/leave/${waiting._id}`, { status: 'Rejected', note: 'Too few of us' }));
}

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');
