import { built } from './built.mjs';

const { DAYS_TAKEN_STATUSES } = await built('contract/leave/leave-statuses.js');
const { USUAL_CHAIN } = await built('approval/chain.js');
const { HR } = await built('leave/leave.tables.js');

const LAST_PAY_MONTH = Date.UTC(2026, 9, 1);
const LONGEST_LEAVE = 15;

/** Statements that the database carries out by itself: what follows from people and their leave need not travel. */
export function* derived(engine, { employees, salaries, approvals }) {
  const months = employees === 0 ? 0 : Math.ceil(salaries / employees);
  for (let ago = months - 1; ago >= 0; ago--)
    yield payday(ago, Math.min(employees, salaries - ago * employees));
  yield* raises(months);
  yield daysOfLeave(engine);
  if (approvals) yield* waiting();
}

/** Monthly pay that many months ago, rising a little each year. */
const payOf = (monthsAgo) => `p.salary - p.salary * ${2 * Math.floor(monthsAgo / 12)} / 100`;

/** The beginning of an id of that time; it ends as the employee's own does. */
function idOf(time) {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-`;
}

/** The revisions that the pay follows, and the first salary. */
function* raises(months) {
  const years = Math.floor((months - 1) / 12);
  for (let ago = years; ago >= 0 && years > 0; ago--) {
    const day = new Date(LAST_PAY_MONTH);
    day.setUTCMonth(day.getUTCMonth() - 12 * ago - 11);
    const opening = ago === years;
    yield {
      name: 'salary_revision',
      sql: `INSERT INTO salary_revision (id, employee_id, effective_date, salary, source, recorded_at, valid)
        SELECT CONCAT(?, SUBSTR(p.id, 15)), p.id, ?, ${payOf(12 * ago)}, ?, ?, 1 FROM employee p WHERE p.salary IS NOT NULL ORDER BY p.id`,
      parameters: [
        idOf(day.getTime()),
        opening ? '1950-01-01' : day.toISOString().slice(0, 10),
        opening ? 'opening' : 'revision',
        day.getTime(),
      ],
    };
  }
}

/** Everybody's pay of one month; ids are of that day. */
function payday(monthsAgo, people) {
  const month = new Date(LAST_PAY_MONTH);
  month.setUTCMonth(month.getUTCMonth() - monthsAgo + 1, 0);
  const [id, basic, allowances, deductions] = [
    'CONCAT(?, SUBSTR(p.id, 15))',
    payOf(monthsAgo),
    'p.salary / 20',
    'p.salary / 8',
  ];
  return {
    name: 'salary',
    sql: `INSERT INTO salary (id, employee_id, basic_salary, allowances, deductions, net_salary, pay_date, valid, created_at)
      SELECT ${id}, p.id, ${basic}, ${allowances}, ${deductions}, ${basic} + ${allowances} - ${deductions}, ?, 1, ?
      FROM (SELECT id, salary FROM employee ORDER BY id LIMIT ?) p ORDER BY SUBSTR(p.id, 15)`,
    parameters: [
      idOf(month.getTime() + 43_200_000),
      month.toISOString().slice(0, 10),
      month.getTime() + 43_200_000,
      people,
    ],
  };
}

/** The rows that keep the days of a request from others, in the order of their key. */
function daysOfLeave(engine) {
  const place = Array.from({ length: LONGEST_LEAVE }, (_, n) => `SELECT ${n} AS n`).join(
    ' UNION ALL ',
  );
  const day =
    engine === 'mysql'
      ? 'DATE_ADD(l.start_date, INTERVAL place.n DAY)'
      : "date(l.start_date, place.n || ' days')";
  const taken = DAYS_TAKEN_STATUSES.map((status) => `'${status}'`).join(', ');
  return {
    name: 'leave_day',
    sql: `INSERT INTO leave_day (employee_id, day, leave_id)
      SELECT l.employee_id, ${day} AS day, l.id FROM leave_request l JOIN (${place}) place ON place.n < l.days WHERE l.status IN (${taken}) ORDER BY 1, 2`,
    parameters: [],
  };
}

/** Each pending request waits for the manager, and for HR where the manager has left. */
function* waiting() {
  yield {
    name: 'company_setting',
    sql: 'UPDATE company_setting SET approvals = 1',
    parameters: [],
  };
  yield {
    name: 'leave_request',
    sql: "UPDATE leave_request SET chain = ?, step = 0, step_since = created_at WHERE status = 'Pending'",
    parameters: [JSON.stringify(USUAL_CHAIN)],
  };
  yield {
    name: 'leave_waiting',
    sql: `INSERT INTO leave_waiting (account_id, leave_id) SELECT COALESCE(m.account_id, ?), l.id FROM leave_request l JOIN employee e ON e.id = l.employee_id
      LEFT JOIN employee m ON m.id = COALESCE(e.approver_id, e.manager_id) AND m.left_on IS NULL WHERE l.status = 'Pending'`,
    parameters: [HR],
  };
}
