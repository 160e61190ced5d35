import { built } from './built.mjs';
import { Dice } from './dice.mjs';
import { DEPARTMENTS, FIRST_NAMES, GRADES, LAST_NAMES, REASONS, STREETS, TOWNS, TRADES } from './words.mjs';

const { folded, uniqueKey } = await built('database/folded-text.js');
const { employeeTexts } = await built('employee/employee-texts.js');
const { addDays, eachDay } = await built('contract/calendar-date.js');
const { LEAVE_TYPES } = await built('contract/leave-types.js');

const SEED = 20_260_101;
const FOUNDED = Date.UTC(2012, 0, 2);
const YEARS_MS = 12 * 365 * 86_400_000;
const FIRST_LEAVE = '2024-01-08';
// Nobody can sign in with it; it is there so that rows are as wide as real ones.
const HASH = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$bm9ib2R5IHNpZ25zIGluIHdpdGggdGhpcyBvbmUhISEh';

/** Yields `[table, row]` for a whole company, the same for the same size; rows have the database's column names. */
export function* company(size) {
  const dice = new Dice(SEED);
  const departments = DEPARTMENTS.map((name) => ({ id: dice.id(FOUNDED), name, active: [0, 0], left: [0, 0] }));
  for (const { id, name } of departments) yield ['department', departmentRow(id, name)];

  const people = [];
  const emails = new Map();
  for (let place = 0; place < size; place++) {
    const createdAt = FOUNDED + Math.floor(YEARS_MS * (place / size));
    const department = departments[dice.skewed(departments.length)];
    const account = accountRow(dice, createdAt, emails);
    const employee = employeeRow(dice, { createdAt, account, place, department, people });
    people.push({ id: employee.id, accountId: account.id, leaves: 0 });
    const [count, pay] = employee.left_on === null ? department.active : department.left;
    department[employee.left_on === null ? 'active' : 'left'] = [count + 1, pay + employee.salary];
    yield ['account', account];
    yield ['employee', employee];
  }
  // As the server keeps them once they are merged: who left a while ago stands under one date.
  for (const { id, active, left } of departments) {
    for (const [leftOn, [count, pay]] of [[null, active], ['1900-01-01', left]]) {
      if (count > 0) yield ['headcount', { id: dice.id(FOUNDED), department_id: id, left_on: leftOn, people: count, pay }];
    }
  }
  yield* leave(dice, people);
}

function departmentRow(id, name) {
  const description = `Everything that ${name} does for the company, at home and abroad.`;
  return {
    id, name, name_key: uniqueKey(name), name_folded: folded(name), description, description_folded: folded(description),
    version: 1, created_at: FOUNDED,
  };
}

function accountRow(dice, createdAt, emails) {
  const [first, last] = [dice.of(FIRST_NAMES), dice.of(LAST_NAMES)];
  const base = `${folded(first)}.${folded(last)}`;
  const before = emails.get(base) ?? 0;
  emails.set(base, before + 1);
  const email = `${base}${before === 0 ? '' : before + 1}@company.example`;
  return {
    id: dice.id(createdAt), name: `${first} ${last}`, email, email_key: uniqueKey(email), password_hash: HASH,
    role: dice.chance(0.002) ? 'admin' : 'employee', language: dice.chance(0.3) ? 'fr' : 'en',
    disabled_at: null, image_id: null, created_at: createdAt,
  };
}

function employeeRow(dice, { createdAt, account, place, department, people }) {
  const hired = new Date(createdAt).toISOString().slice(0, 10);
  const employeeId = `EMP-${String(place + 1).padStart(6, '0')}`;
  const texts = employeeTexts({ name: account.name, employeeId, email: account.email });
  const designation = `${dice.of(GRADES)} ${dice.of(TRADES)}`;
  return {
    id: dice.id(createdAt + 1), account_id: account.id, department_id: department.id,
    employee_id: employeeId, employee_id_key: texts.employeeIdKey, employee_id_folded: texts.employeeIdFolded,
    name_folded: texts.nameFolded, search: texts.search,
    dob: addDays('1960-01-01', dice.below(16_000)), gender: dice.of(['male', 'female', 'male', 'female', 'other']),
    marital_status: dice.of(['single', 'married']), designation, designation_folded: folded(designation),
    salary: (250 + dice.below(1_250)) * 1_000,
    phone: dice.chance(0.7) ? `+47 22 ${10 + dice.below(90)} ${10 + dice.below(90)} ${10 + dice.below(90)}` : null,
    address: dice.chance(0.5) ? `${dice.of(STREETS)} ${1 + dice.below(120)}\n${dice.of(TOWNS)}` : null,
    emergency_contact: null, hire_date: hired, left_on: dice.chance(0.08) ? addDays(hired, 30 + dice.below(400)) : null,
    manager_id: people.length > 0 ? people[dice.below(Math.min(people.length, 500))].id : null, manager_name: null,
    version: 1, created_at: createdAt,
  };
}

/** As many requests as there are people; whose they are is chance, and those of one person do not overlap. */
function* leave(dice, people) {
  const counts = { Pending: 0, Approved: 0, Rejected: 0, Cancelled: 0 };
  for (let place = 0; place < people.length; place++) {
    const person = dice.of(people);
    const start = addDays(FIRST_LEAVE, person.leaves++ * 60 + dice.below(40));
    const days = 1 + dice.skewed(12);
    const status = dice.weighted({ Approved: 0.68, Rejected: 0.14, Pending: 0.12, Cancelled: 0.06 });
    counts[status] += 1;
    const request = leaveRow(dice, { createdAt: FOUNDED + YEARS_MS + place * 8_000, person, start, days, status, decider: people[0].accountId });
    yield ['leave_request', request];
    if (status === 'Rejected' || status === 'Cancelled') continue;
    for (const day of eachDay(start, request.end_date)) yield ['leave_day', { employee_id: person.id, day, leave_id: request.id }];
  }
  for (const [status, requests] of Object.entries(counts)) yield ['leave_count', { id: dice.id(FOUNDED), status, requests }];
}

function leaveRow(dice, { createdAt, person, start, days, status, decider }) {
  const reason = dice.of(REASONS);
  const decided = status === 'Approved' || status === 'Rejected';
  const cancelled = status === 'Cancelled';
  return {
    id: dice.id(createdAt), employee_id: person.id, leave_type: dice.of(LEAVE_TYPES), start_date: start, end_date: addDays(start, days - 1), days,
    reason, reason_folded: folded(reason), status, note: null,
    decided_by: decided ? decider : null, decided_at: decided ? createdAt + 3_600_000 : null,
    cancelled_by: cancelled ? person.accountId : null, cancelled_at: cancelled ? createdAt + 7_200_000 : null, cancel_reason: null,
    created_at: createdAt,
  };
}
