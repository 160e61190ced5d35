const OFFICE = 'admin-dashboard';
const PORTAL = 'employee-dashboard';
const DARK = { colorScheme: 'dark' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 };
const TALL = { viewport: { width: 1280, height: 1180 } };

/** Zoë's, whose record has a bit of everything. */
const zoe = async ({ get }) =>
  (await get('/employee?filter={"q":"Zoë"}&range=[0,0]')).employees[0]._id;
const pendingLeave = async ({ get }) =>
  (await get('/leave?filter={"status":"Pending"}&range=[0,0]')).leaves[0]._id;
/** The largest department, in this month. */
const calendar = async ({ get }) => {
  const { departments } = await get('/department');
  const [{ _id }] = departments.toSorted((one, other) => other.active - one.active);
  return `${OFFICE}/leaves/calendar?department=${_id}`;
};
/** The draft of this month. */
const payRun = async ({ get }) =>
  `${OFFICE}/payroll/${(await get('/payroll/run?range=[0,0]')).runs[0]._id}`;
const rows = (page) => page.getByRole('main').getByRole('row').nth(5).waitFor();

export const demoPictures = [
  {
    name: 'dashboard',
    path: OFFICE,
    arrange: (page) => page.getByRole('region', { name: 'Waiting for you' }).waitFor(),
  },
  { name: 'employees', path: `${OFFICE}/employee`, arrange: rows },
  { name: 'employees-dark', path: `${OFFICE}/employee`, options: DARK, arrange: rows },
  { name: 'employee', path: async (session) => `${OFFICE}/employee/${await zoe(session)}` },
  {
    name: 'employee-job',
    path: async (session) => `${OFFICE}/employee/${await zoe(session)}/job`,
    options: TALL,
    arrange: (page) => page.getByRole('list', { name: 'Timeline' }).waitFor(),
  },
  { name: 'organisation', path: `${OFFICE}/organisation`, options: TALL, arrange: rows },
  {
    name: 'leaves',
    path: `${OFFICE}/leaves?sort=name&order=ASC&filter={"status":"Pending"}`,
    arrange: rows,
  },
  { name: 'leave', path: async (session) => `${OFFICE}/leaves/${await pendingLeave(session)}` },
  {
    name: 'salary-history',
    path: async (session) => `${OFFICE}/salary/view/${await zoe(session)}`,
    arrange: rows,
  },
  { name: 'ledger', path: async (session) => `${OFFICE}/leaves/balances/${await zoe(session)}` },
  { name: 'payroll-run', path: payRun, options: TALL, arrange: rows },
  { name: 'portal', path: PORTAL, as: 'employee' },
  { name: 'phone', path: PORTAL, as: 'employee', options: PHONE },
  {
    name: 'team-calendar',
    path: calendar,
    options: TALL,
    arrange: (page) => page.getByRole('grid').waitFor(),
  },
  { name: 'year-end', path: `${OFFICE}/year-end`, options: TALL, arrange: closing },
];

async function closing(page) {
  const year = String(new Date().getUTCFullYear() - 1);
  await page.getByLabel('Leave year', { exact: true }).selectOption(year);
  await page
    .getByRole('table', { name: 'People at the year end' })
    .getByRole('row')
    .nth(1)
    .waitFor();
}
