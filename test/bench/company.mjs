import { composeIBAN } from 'ibantools';
import { built } from './built.mjs';
import { jobs } from './company-jobs.mjs';
import { leave } from './company-leave.mjs';
import { payroll } from './company-payroll.mjs';
import { workingTime } from './company-working-time.mjs';
import { Dice } from './dice.mjs';
import { DEPARTMENTS, FIRST_NAMES, GRADES, LAST_NAMES, STREETS, TOWNS, TRADES } from './words.mjs';

const { folded, uniqueKey } = await built('platform/database/statements/folded-text.js');
const { employeeTextColumns } = await built('employee/employee-text-columns.js');
const { addDays } = await built('contract/calendar-date.js');

export const SEED = 20_260_101;
const FOUNDED = Date.UTC(2012, 0, 2);
const YEARS_MS = 12 * 365 * 86_400_000;
// Nobody can sign in with it; it is there so that rows are as wide as real ones.
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$bm9ib2R5IHNpZ25zIGluIHdpdGggdGhpcyBvbmUhISEh';

/**
 * Yields `[table, row]` for a whole company but its salaries and days of leave, which follow from the rest; the same
 * for the same sizes and seed. Rows have the database's column names; those of a table come in the order of their keys.
 */
export function* company({ employees, leaves, seed = SEED, passwordHash = HASH }) {
  const dice = new Dice(seed);
  const departments = dice
    .shuffled(DEPARTMENTS)
    .map((name, place) => ({ id: dice.id(FOUNDED + place), name, active: [0, 0], left: [0, 0] }));
  for (const { id, name } of departments) yield ['department', departmentRow(id, name)];

  const names = [dice.shuffled(FIRST_NAMES), dice.shuffled(LAST_NAMES)];
  const people = [];
  const emails = new Map();
  for (let place = 0; place < employees; place++) {
    const createdAt = FOUNDED + Math.floor(YEARS_MS * (place / employees));
    const department = departments[dice.zipf(departments.length)];
    const account = accountRow(dice, { createdAt, emails, names, passwordHash });
    const employee = employeeRow(dice, { createdAt, account, place, department, people });
    people.push({
      id: employee.id,
      accountId: account.id,
      job: {
        department: department.id,
        designation: employee.designation,
        manager: employee.manager_id,
      },
    });
    yield ['account', account];
    yield ['employee', employee];
    if (place % 25 !== 24) yield ['bank_account', bankAccount(employee, account, place)];
    if (employee.previous_left_on) yield ['earlier_employment', earlierEmployment(employee)];
  }
  yield* leave(dice, people, leaves);
  yield* workingTime(dice, people, FOUNDED);
  yield* payroll(dice, people, FOUNDED);
  yield* jobs(dice, people, { departments, foundedAt: FOUNDED });
}

function departmentRow(id, name) {
  const description = `Everything that ${name} does for the company, at home and abroad.`;
  return {
    id,
    name,
    name_key: uniqueKey(name),
    name_folded: folded(name),
    description,
    description_folded: folded(description),
    version: 1,
    created_at: FOUNDED,
  };
}

function accountRow(dice, { createdAt, emails, names: [firstNames, lastNames], passwordHash }) {
  const [first, last] = [
    firstNames[dice.zipf(firstNames.length)],
    lastNames[dice.zipf(lastNames.length)],
  ];
  const base = `${folded(first)}.${folded(last)}`;
  const before = emails.get(base) ?? 0;
  emails.set(base, before + 1);
  const email = `${base}${before === 0 ? '' : before + 1}@company.example`;
  return {
    id: dice.id(createdAt),
    name: `${first} ${last}`,
    email,
    email_key: uniqueKey(email),
    password_hash: passwordHash,
    role: dice.chance(0.002) ? 'admin' : 'employee',
    language: dice.chance(0.3) ? 'fr' : 'en',
    disabled_at: null,
    image_id: null,
    created_at: createdAt,
  };
}

function bankAccount({ id, created_at: createdAt }, { id: accountId, name }, place) {
  return {
    employee_id: id,
    iban: composeIBAN({
      countryCode: 'DE',
      bban: `37040044${String(place + 1).padStart(10, '0')}`,
    }),
    bic: null,
    holder: name,
    version: 1,
    changed_at: createdAt,
    changed_by: accountId,
  };
}

function earlierEmployment({ id, previous_left_on: leftOn }) {
  return { employee_id: id, hired_on: addDays(leftOn, -900), left_on: leftOn };
}

function employeeRow(dice, { createdAt, account, place, department, people }) {
  const hired = new Date(createdAt).toISOString().slice(0, 10);
  const employeeId = `EMP-${String(place + 1).padStart(6, '0')}`;
  const designation = `${dice.of(GRADES)} ${TRADES[dice.zipf(TRADES.length)]}`;
  const texts = employeeTextColumns({
    name: account.name,
    employeeId,
    designation,
    email: account.email,
  });
  return {
    id: dice.id(createdAt + 1),
    account_id: account.id,
    department_id: department.id,
    employee_id: employeeId,
    employee_id_key: texts.employeeIdKey,
    employee_id_folded: texts.employeeIdFolded,
    name_folded: texts.nameFolded,
    search: texts.search,
    dob: addDays('1960-01-01', dice.below(16_000)),
    gender: dice.of(['male', 'female', 'male', 'female', 'other']),
    marital_status: dice.of(['single', 'married']),
    designation,
    designation_folded: folded(designation),
    salary: (250 + dice.below(1_250)) * 1_000,
    phone: dice.chance(0.7)
      ? `+47 22 ${10 + dice.below(90)} ${10 + dice.below(90)} ${10 + dice.below(90)}`
      : null,
    address: dice.chance(0.5)
      ? `${dice.of(STREETS)} ${1 + dice.below(120)}\n${dice.of(TOWNS)}`
      : null,
    emergency_contact: null,
    previous_left_on: place % 40 === 39 ? addDays(hired, -400) : null,
    hire_date: hired,
    left_on: dice.chance(0.08) ? addDays(hired, 30 + dice.below(400)) : null,
    manager_id: people.length > 0 ? people[dice.below(Math.min(people.length, 500))].id : null,
    manager_name: null,
    version: 1,
    created_at: createdAt,
  };
}
