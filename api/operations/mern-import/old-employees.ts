import {
  type Gender,
  type MaritalStatus,
  EMPLOYEE_FIELDS,
} from '../../contract/employee/employee-fields.js';
import {
  type CalendarDate,
  EARLIEST_BIRTH,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import type { OldAccount, OldEmployee } from './company.js';
import { exactAmount } from './exact-amount.js';
import {
  isInactive,
  type OldDocument,
  createdAtOf,
  optionalText,
  requiredText,
  type ReadingContext,
} from './old-document.js';
import type { OldAccounts } from './old-accounts.js';
import type { OldDepartments } from './old-departments.js';
import { recordId } from './record-id.js';
import { choiceReader, type MatchedChoice } from './choice-reader.js';

/** Placeholder for an unknown date of birth; no employee is that old. */
const UNKNOWN_BIRTH = EARLIEST_BIRTH;
const UNKNOWN_DESIGNATION = 'Not recorded';

const genderOf = choiceReader<Gender>({
  male: { exact: ['m', 'man'] },
  female: { exact: ['f', 'w', 'woman'] },
  other: { exact: ['o', 'others', 'nonbinary', 'diverse', 'prefer not to say'] },
});
const maritalStatusOf = choiceReader<MaritalStatus>({
  single: { exact: ['unmarried', 'never married', 's'], approximate: ['engaged'] },
  married: { exact: ['m'], approximate: ['separated'] },
  divorced: { exact: ['d'] },
  widowed: { exact: ['w', 'widow', 'widower'] },
});

export class OldEmployees {
  readonly all: OldEmployee[] = [];
  private readonly byId = new Map<string, OldEmployee>();
  private readonly byAccount = new Map<OldAccount, OldEmployee>();
  private readonly byNumber = new Map<string, OldEmployee>();
  private readonly refused = new Set<string>();

  constructor(
    private readonly context: ReadingContext,
    private readonly accounts: OldAccounts,
    private readonly departments: OldDepartments,
  ) {}

  read(document: OldDocument): void {
    const user = document.reference('userid', 'user');
    const account = this.accountOf(document, user);
    const other = account && this.byAccount.get(account);
    if (!account || other) {
      this.refused.add(document.id);
      if (other)
        document.refuse(
          'userId',
          user,
          `This person already has the employee record ${other.employeeId}.`,
        );
      else
        document.refuse('userId', user, 'Belongs to no user: nobody knows whose record this is.');
      return;
    }
    this.accounts.readPhoto(document, account);
    const createdAt = createdAtOf(document, this.context);
    const employee: OldEmployee = {
      id: recordId(createdAt),
      account,
      createdAt,
      employeeId: this.uniqueEmployeeId(document),
      department: this.departments.ofEmployee(document),
      dob: this.dateOfBirth(document),
      gender: readChoice(document, 'gender', genderOf, 'other', ['gender', 'sex']),
      maritalStatus: readChoice(document, 'maritalStatus', maritalStatusOf, 'single', [
        'maritalstatus',
        'martalstatus',
        'martialstatus',
        'mariatalstatus',
      ]),
      designation: requiredText(
        document,
        'designation',
        document.value('designation', 'position', 'jobtitle'),
        { max: EMPLOYEE_FIELDS.designation.max, missing: UNKNOWN_DESIGNATION },
      ),
      salary: salary(document),
      phone: optionalText(
        document,
        'phone',
        document.value(
          'phone',
          'phonenumber',
          'contactnumber',
          'mobilenumber',
          'mobile',
          'contact',
        ),
        { max: EMPLOYEE_FIELDS.phone.max },
      ),
      address: optionalText(document, 'address', document.value('address'), {
        max: EMPLOYEE_FIELDS.address.max,
        multiline: true,
      }),
      emergencyContact: optionalText(
        document,
        'emergencyContact',
        document.value('emergencycontact'),
        { max: EMPLOYEE_FIELDS.emergencyContact.max },
      ),
      hireDate: this.employmentDate(
        document,
        'hireDate',
        'hiredate',
        'joiningdate',
        'joindate',
        'dateofjoining',
        'doj',
      ),
      leftOn: this.employmentDate(
        document,
        'leftOn',
        'lefton',
        'leavingdate',
        'terminationdate',
        'dateoftermination',
        'lastworkingday',
      ),
    };
    if (employee.hireDate && employee.leftOn && employee.leftOn < employee.hireDate) {
      document.note(
        'leftOn',
        employee.leftOn,
        `Lies before the hire date, ${employee.hireDate}; stored without either.`,
      );
      [employee.hireDate, employee.leftOn] = [null, null];
    }
    if (isInactive(document) && employee.leftOn === null && !account.known) {
      document.note(
        'status',
        'inactive',
        'There is no date of leaving: stored as active with a closed sign-in. Record the leaving by hand.',
      );
      account.disabledAt ??= this.context.now;
    }
    this.all.push(employee);
    this.byId.set(document.id, employee);
    this.byAccount.set(account, employee);
    this.byNumber.set(uniqueKey(employee.employeeId), employee);
  }

  ownerOf(document: OldDocument): OldEmployee | undefined {
    const reference = document.reference('employeeid', 'employee', 'userid', 'user', 'empid');
    const account = this.accounts.find(reference);
    const owner =
      reference === undefined
        ? undefined
        : (this.byId.get(reference) ??
          (account && this.byAccount.get(account)) ??
          this.byNumber.get(uniqueKey(reference)));
    if (owner) return owner;
    const why =
      reference === undefined
        ? 'It does not say whose it is.'
        : this.refused.has(reference)
          ? 'It belongs to an employee who was not stored.'
          : account
            ? 'It belongs to a user without an employee record.'
            : 'It belongs to no employee.';
    return document.refuse('employeeId', reference, why);
  }

  private accountOf(document: OldDocument, user: string | undefined): OldAccount | undefined {
    const account = this.accounts.find(user);
    if (account) return account;
    const made = this.accounts.readEmployee(document);
    if (made && !made.known)
      document.note(
        'userId',
        user,
        `Belongs to no user; stored with an account made for it, ${made.email}.`,
      );
    return made;
  }

  /** Appends a number to a duplicate, so that no employee is lost. */
  private uniqueEmployeeId(document: OldDocument): string {
    const value = document.value('employeeid', 'empid', 'employeeno', 'employeecode');
    const written = requiredText(document, 'employeeId', value, {
      max: EMPLOYEE_FIELDS.employeeId.max,
      missing: `OLD-${document.id.slice(-8)}`,
    });
    let unique = written;
    for (let suffix = 2; this.byNumber.has(uniqueKey(unique)); suffix++)
      unique = `${written.slice(0, EMPLOYEE_FIELDS.employeeId.max - 8)}-${suffix}`;
    if (unique !== written)
      document.note('employeeId', value, `Another employee has this ID; stored as ${unique}.`);
    return unique;
  }

  private dateOfBirth(document: OldDocument): CalendarDate {
    const value = document.value('dob', 'dateofbirth', 'birthdate', 'birthday');
    const day = this.context.days.day(value);
    if (day && day >= UNKNOWN_BIRTH && day <= this.context.today) return day;
    document.note(
      'dob',
      value,
      `${value === undefined ? 'Missing' : 'Not a date of birth'}; stored as ${UNKNOWN_BIRTH}.`,
    );
    return UNKNOWN_BIRTH;
  }

  private employmentDate(
    document: OldDocument,
    field: string,
    ...names: string[]
  ): CalendarDate | null {
    const value = document.value(...names);
    if (value === undefined) return null;
    const day = this.context.days.day(value);
    if (day && day >= EARLIEST_BIRTH && day <= latestFutureDate(this.context.today)) return day;
    document.note(field, value, 'Not a date that can be; stored without one.');
    return null;
  }
}

function readChoice<Choice extends string>(
  document: OldDocument,
  field: string,
  reader: (value: ReturnType<OldDocument['value']>) => MatchedChoice<Choice> | undefined,
  missing: Choice,
  names: string[],
): Choice {
  const value = document.value(...names);
  const read = reader(value);
  if (!read?.exact)
    document.note(
      field,
      value,
      `${value === undefined ? 'Missing' : 'Not one of ours'}; stored as '${read?.choice ?? missing}'.`,
    );
  return read?.choice ?? missing;
}

function salary(document: OldDocument): number {
  const value = document.value('salary', 'basicsalary', 'monthlysalary');
  const read = exactAmount(value);
  if (!read)
    document.note(
      'salary',
      value,
      `${value === undefined ? 'Missing' : 'Not an amount'}; stored as 0.00.`,
    );
  else if (read.rounded)
    document.note('salary', value, 'More than two decimals; rounded to the cent.');
  return read?.minor ?? 0;
}
