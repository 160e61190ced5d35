import type { PayRunRecord } from '../../api/contract/payroll/pay-runs.js';
import { accepted, type Client } from '../support/client.js';
import type { Answered } from './fixture.js';
import { checksumOf } from './lived-in/access.js';
import { employees, WHO, type Company, type Who } from './lived-in/company.js';

export type Question = Pick<Answered, 'as' | 'path'>;

/** Questions to every later version: ledgers, payslips, lists, totals, settings, the log. No answer depends on who asked before. */
export async function questionsAbout(company: Company): Promise<Question[]> {
  const { admin } = company.clients;
  const people = await aboutPeople(company);
  const paths: Record<Who, string[]> = {
    admin: [
      ...ABOUT_COMPANY,
      ...people,
      ...(await aboutPay(admin)),
      ...(await aboutRecords(admin)),
    ],
    second: ['/auth/verify', '/payroll/run/next', '/setting/company'],
    manager: [...OWN, '/team', '/leave/waiting', '/leave/team?from=2026-11-01&to=2026-12-31'],
    employee: [
      ...OWN,
      ...people.filter((path) => path.includes(own(company)) && OF_ONESELF.test(path)),
    ],
  };
  return WHO.flatMap((as) => paths[as].map((path) => ({ as, path })));
}

/** Calls by which employees read about themselves. */
const OF_ONESELF = /^\/(employee\/single|employee\/bank|salary\/[0-9a-f-]+$|leave|payslip|work)/;
const own = ({ clients }: Company): string => clients.employee.user.employeeId ?? '';

/** Somebody with much, somebody with reports, people who left, came with a file or came back. */
const PEOPLE = ['Zoë Marchetti', 'Amara Okafor', 'Łukasz Wójcik', 'Darnell Whitfield', 'Ida Berg'];

async function aboutPeople(company: Company): Promise<string[]> {
  const of = await employees(company);
  return PEOPLE.map(of).flatMap(({ _id: id, userId }) => [
    `/employee/single/${id}`,
    `/employee/bank/${id}`,
    ...(userId.profileImage ? [userId.profileImage.replace('/api', '')] : []),
    `/salary/${id}`,
    `/salary/warnings/${id}?payDate=2026-12-28`,
    `/leave/${id}?range=[0,49]`,
    `/leave/balance/${id}`,
    `/leave/balance/${id}?on=2027-12-31`,
    ...LEDGERS.map((span) => `/leave/ledger/${id}?${span}`),
    `/payroll/revision/${id}`,
    `/payroll/settlement/${id}`,
    `/payslip/${id}?range=[0,49]`,
    `/work/assignment/${id}`,
    `/history/employee/${id}`,
  ]);
}

const LEDGERS = [
  'leaveType=Annual%20Leave&from=2025-01-01&to=2027-12-31',
  'leaveType=Personal%20Leave&from=2026-01-01&to=2026-12-31',
  'leaveType=Sick%20Leave&from=2026-01-01&to=2026-12-31',
];

/** The last three runs: the draft, the payments of one file, and a whole month, with each kind of payslip. */
async function aboutPay(admin: Client): Promise<string[]> {
  const { runs } = accepted(await admin.get('/payroll/run?range=[0,2]&sort=["id","DESC"]')) as {
    runs: PayRunRecord[];
  };
  const paths = await Promise.all(
    runs.map(async ({ _id, state }) => {
      const list = `/payroll/run/slips/${_id}?range=[0,99]&sort=["name","ASC"]`;
      const { payslips } = accepted(await admin.get(list)) as { payslips: { _id: string }[] };
      return [
        ...['', 'totals/', 'changes/', 'absent/', 'imports/', 'files/'].map(
          (part) => `/payroll/run/${part}${_id}`,
        ),
        ...(state === 'draft' ? [`/payroll/run/signatures/${_id}`] : []),
        list,
        ...payslips.slice(0, 12).map((slip) => `/payslip/single/${slip._id}`),
      ];
    }),
  );
  return paths.flat();
}

async function aboutRecords(admin: Client): Promise<string[]> {
  const [{ leaves }, { imports }, { departments }, { policies }] = await Promise.all([
    ask(admin, '/leave?range=[0,9]'),
    ask(admin, '/import?range=[0,9]'),
    ask(admin, '/department'),
    ask(admin, '/leave/policy'),
  ]);
  return [
    ...idsOf(leaves).flatMap((id) => [`/leave/detail/${id}`, `/history/leave/${id}`]),
    ...idsOf(imports).flatMap((id) => [
      `/import/single/${id}`,
      `/import/rows/${id}?range=[0,99]`,
      `/import/columns/${id}`,
    ]),
    ...idsOf(departments).flatMap((id) => [
      `/department/single?id=${id}`,
      `/employee/department/${id}`,
      `/leave/away/${id}`,
    ]),
    ...idsOf(policies).map((id) => `/leave/policy/${id}`),
  ];
}

const ask = async (client: Client, path: string): Promise<Record<string, unknown>> =>
  accepted(await client.get(path));
const idsOf = (records: unknown): string[] => (records as { _id: string }[]).map(({ _id }) => _id);

const ABOUT_COMPANY = [
  '/auth/verify',
  '/config',
  '/setting/company',
  '/setting/employer',
  '/setting/security',
  '/setting/approvals',
  '/dashboard/body',
  '/dashboard/charts',
  '/department',
  '/department?sort=["employees","DESC"]&range=[0,2]',
  '/employee?range=[0,99]',
  '/employee?range=[0,9]&sort=["name","ASC"]&filter={"q":"or"}',
  '/employee/next-id',
  '/work/pattern',
  '/holiday',
  '/work/assignment/everybody',
  '/leave/type',
  '/leave/policy',
  '/leave?range=[0,199]',
  '/leave?range=[0,24]&sort=["startDate","DESC"]&filter={"status":"Pending"}',
  '/leave/balances?range=[0,99]',
  '/leave/balances?range=[0,99]&filter={"on":"2026-12-31"}',
  '/leave/report?from=2025-12-01&to=2026-11-25',
  '/leave/year-end?leaveType=Annual%20Leave',
  '/leave/waiting',
  '/coverage',
  '/coverage/outlook?from=2026-12-01&to=2026-12-31',
  '/team/calendar?from=2026-11-01&to=2026-12-31&scope=all',
  '/payroll/setting',
  '/payroll/component',
  '/payroll/assignment?range=[0,99]',
  '/payroll/run?range=[0,99]',
  '/payroll/run/next',
  '/payroll/recovery',
  '/import?range=[0,24]',
  '/import/mapping?kind=employees',
  '/audit?range=[0,99]&sort=["number","ASC"]',
  '/audit?range=[100,199]&sort=["number","ASC"]&filter={"subject":"employee"}',
];

const OWN = [
  '/auth/verify',
  '/auth/factor',
  '/notification?range=[0,49]',
  '/calendar-feed',
  '/leave/deputy',
  '/team/colleagues',
  '/team/calendar?from=2026-11-01&to=2026-12-31&scope=department',
];

/** The answers of a server, each person with the session that was left open. */
export async function answersOf(
  questions: Question[],
  client: (who: Who) => Client,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const { as, path } of questions) {
    const { status, body } = await client(as).get(path);
    answers.push({ as, path, status, body: typeof body === 'string' ? checksumOf(body) : body });
  }
  return answers;
}
