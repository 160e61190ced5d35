import { addMonths } from '../../../api/contract/calendar-date.js';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { TODAY } from '../../support/calendar.js';
import type { Client } from '../../support/client.js';
import { PayrollCalls } from '../../support/payroll.js';
import type { Stage } from '../stage/browser.js';
import { clientOf } from '../stage/office.js';

const THIS_MONTH = `${TODAY.slice(0, 7)}-01`;

/** 'November 2026', as the screens write it. */
export const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export interface Payday {
  admin: Client;
  calls: PayrollCalls;
  bonus: string;
  people: EmployeeRecord[];
  /** First day of the period that is paid next. */
  next: string;
}

/** Payroll of the demo company with the month before paid, by one admin alone. */
export const payday = async (stage: Stage): Promise<Payday> => paydayOf(await clientOf(stage));

export async function paydayOf(admin: Client): Promise<Payday> {
  await admin.confirm();
  const calls = new PayrollCalls(admin, admin);
  const { settings } = (await admin.get('/payroll/setting')).body;
  const firstPeriod = settings.firstPeriod ?? addMonths(THIS_MONTH, -1);
  const answer = await admin.put('/payroll/setting', {
    firstPeriod,
    fourEyes: false,
    changePercent: 20,
    version: settings.version,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  if (!settings.firstPeriod) await calls.finish(await calls.start());
  const { next } = (await admin.get('/payroll/run/next')).body;
  if (next.open) await calls.post(`/payroll/run/discard/${next.open}`);
  const bonus = await calls.component({
    name: 'Holiday bonus',
    kind: 'earning',
    unit: 'amount',
    prorated: false,
  });
  const people = (
    await admin.get('/employee?range=[0,99]&sort=["name","ASC"]&filter={"status":"Active"}')
  ).body.employees;
  return {
    admin,
    calls,
    bonus,
    people,
    next: (await admin.get('/payroll/run/next')).body.next.from,
  };
}

export const draft = ({ calls }: Payday): Promise<PayRunRecord> => calls.start();
