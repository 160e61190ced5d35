import {
  type CalendarDate,
  EARLIEST_BIRTH,
  latestFutureDate,
} from '../../contract/calendar-date.js';
import {
  type Gender,
  type MaritalStatus,
  EMPLOYEE_FIELDS,
} from '../../contract/employee/employee-fields.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { choiceReader, readChoice } from './choice-reader.js';
import type { OldAccount, OldEmployee } from './company.js';
import { exactAmount } from './exact-amount.js';
import type { OldAccounts } from './old-accounts.js';
import type { OldDepartments } from './old-departments.js';
import {
  isInactive,
  type OldDocument,
  createdAtOf,
  optionalText,
  requiredText,
  type ReadingContext,
} from './old-document.js';
import { recordId } from './record-id.js';

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

const MARITAL_STATUS_NAMES = ['maritalstatus', 'martalstatus', 'martialstatus', 'mariatalstatus'];
const PHONE_NAMES = ['phone', 'phonenumber', 'contactnumber', 'mobilenumber', 'mobile', 'contact'];
const EMPLOYMENT_NAMES = {
  hireDate: ['hiredate', 'joiningdate', 'joindate', 'dateofjoining', 'doj'],
  leftOn: ['lefton', 'leavingdate', 'terminationdate', 'dateoftermination', 'lastworkingday'],
};

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
      const why = other
        ? `This person already has the employee record ${other.employeeId}.`
        : 'Belongs to no user: nobody knows whose record this is.';
      document.refuse('userId', user, why);
      return;
    }
    this.accounts.readPhoto(document, account);
    const employee = this.employeeOf(document, account);
    this.closeInactive(document, employee);
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

  /** Notes are in the order of the fields. */
  private employeeOf(document: OldDocument, account: OldAccount): OldEmployee {
    const createdAt = createdAtOf(document, this.context);
    return {
      id: recordId(createdAt),
      account,
      createdAt,
      employeeId: this.uniqueEmployeeId(document),
      department: this.departments.ofEmployee(document),
      dob: this.dateOfBirth(document),
      gender: readChoice(document, 'gender', genderOf, 'other', ['gender', 'sex']),
      maritalStatus: readChoice(
        document,
        'maritalStatus',
        maritalStatusOf,
        'single',
        MARITAL_STATUS_NAMES,
      ),
      designation: designation(document),
      salary: salary(document),
      ...contactOf(document),
      ...this.employmentOf(document),
    };
  }

  private employmentOf(document: OldDocument): Pick<OldEmployee, 'hireDate' | 'leftOn'> {
    const hireDate = this.employmentDate(document, 'hireDate');
    const leftOn = this.employmentDate(document, 'leftOn');
    if (!hireDate || !leftOn || leftOn >= hireDate) return { hireDate, leftOn };
    const why = `Lies before the hire date, ${hireDate}; stored without either.`;
    document.note('leftOn', leftOn, why);
    return { hireDate: null, leftOn: null };
  }

  private closeInactive(document: OldDocument, { account, leftOn }: OldEmployee): void {
    if (!isInactive(document) || leftOn !== null || account.known) return;
    document.note(
      'status',
      'inactive',
      'There is no date of leaving: stored as active with a closed sign-in. Record the leaving by hand.',
    );
    account.disabledAt ??= this.context.now;
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
    field: keyof typeof EMPLOYMENT_NAMES,
  ): CalendarDate | null {
    const value = document.value(...EMPLOYMENT_NAMES[field]);
    if (value === undefined) return null;
    const day = this.context.days.day(value);
    if (day && day >= EARLIEST_BIRTH && day <= latestFutureDate(this.context.today)) return day;
    document.note(field, value, 'Not a date that can be; stored without one.');
    return null;
  }
}

function designation(document: OldDocument): string {
  const value = document.value('designation', 'position', 'jobtitle');
  const { max } = EMPLOYEE_FIELDS.designation;
  return requiredText(document, 'designation', value, { max, missing: UNKNOWN_DESIGNATION });
}

function contactOf(
  document: OldDocument,
): Pick<OldEmployee, 'phone' | 'address' | 'emergencyContact'> {
  const { phone, address, emergencyContact } = EMPLOYEE_FIELDS;
  return {
    phone: optionalText(document, 'phone', document.value(...PHONE_NAMES), { max: phone.max }),
    address: optionalText(document, 'address', document.value('address'), {
      max: address.max,
      multiline: true,
    }),
    emergencyContact: optionalText(
      document,
      'emergencyContact',
      document.value('emergencycontact'),
      { max: emergencyContact.max },
    ),
  };
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
