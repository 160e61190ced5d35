import { NAME_MAX } from '../../../api/account/account.tables.js';
import { ROLES } from '../../../api/contract/auth/roles.js';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../../../api/contract/company/company.js';
import {
  GENDERS,
  MARITAL_STATUSES,
  EMPLOYEE_FIELDS,
} from '../../../api/contract/employee/employee-fields.js';
import { LANGUAGES } from '../../../api/contract/languages.js';
import { FEED_KINDS } from '../../../api/contract/leave/calendar-feeds.js';
import { LEAVE_DECISIONS } from '../../../api/contract/leave/leave-statuses.js';
import { HOLDER_MAX } from '../../../api/contract/payroll/bank-accounts.js';
import { SETTLED_CHOICES } from '../../../api/contract/payroll/leaver-settlements.js';
import { REVISION_REASON_MAX } from '../../../api/contract/payroll/salary-revisions.js';
import { DEPARTMENT_NAME_MAX, DESCRIPTION_MAX } from '../../../api/department/department.tables.js';
import { EMPLOYEE_ID_MAX, MANAGER_NAME_MAX } from '../../../api/employee/employee.tables.js';
import { VOID_REASON_MAX } from '../../../api/salary/salary.tables.js';
import { PASSWORD, person } from '../../support/cast.js';
import { JOB_CALLS } from './bad-input-job.table.js';
import { LEAVE_BALANCE_CALLS } from './bad-input-leave-balances.table.js';
import { LEAVE_REQUEST_CALLS } from './bad-input-leave-requests.table.js';
import { LEAVE_RULES_CALLS } from './bad-input-leave-rules.table.js';
import { PAYROLL_CALLS } from './bad-input-payroll.table.js';
import { WORKING_TIME_CALLS } from './bad-input-working-time.table.js';
import type { BadCall, World } from './bad-input.call.js';
import type { FieldKind } from './bad-input.values.js';

const text = (max: number, more: { multiline?: boolean; optional?: boolean } = {}): FieldKind => ({
  kind: 'text',
  max,
  ...more,
});
const choice = (of: readonly string[], optional = false): FieldKind => ({
  kind: 'choice',
  of,
  optional,
});

const admin = ({ admin: client }: World) => client;
const amara = ({ amaraClient }: World) => amaraClient;
const anyone = ({ anyone: client }: World) => client;

const DEPARTMENT: Record<string, FieldKind> = {
  dep_name: text(DEPARTMENT_NAME_MAX),
  description: text(DESCRIPTION_MAX, { multiline: true }),
  head: { kind: 'id', optional: true },
};
const VERSION: FieldKind = { kind: 'version', optional: true };
const CONTACT: Record<string, FieldKind> = {
  phone: text(EMPLOYEE_FIELDS.phone.max, { optional: true }),
  address: text(EMPLOYEE_FIELDS.address.max, { optional: true, multiline: true }),
  emergencyContact: text(EMPLOYEE_FIELDS.emergencyContact.max, { optional: true }),
};
const contact = () => ({
  phone: '+47 22 12 34 56',
  address: 'Storgata 1',
  emergencyContact: 'Ngozi',
});
const department = () => ({ dep_name: 'Legal', description: 'Contracts' });

const INVITEES: Record<string, FieldKind> = {
  ids: { kind: 'ids', optional: true },
  importId: { kind: 'id', optional: true },
  everybody: { kind: 'flag', optional: true },
};
const invitees = ({ pending }: World) => ({ ids: [pending._id], everybody: true });

/** Every call that takes a body, and every field of it. */
export const CALLS: BadCall[] = [
  {
    call: 'POST /department/add',
    by: admin,
    path: () => '/department/add',
    good: department,
    fields: DEPARTMENT,
  },
  {
    call: 'PUT /department/:id',
    by: admin,
    path: ({ sales }) => `/department/${sales._id}`,
    good: () => ({ dep_name: 'Sales', description: 'Sells' }),
    fields: { ...DEPARTMENT, version: VERSION },
  },
  {
    call: 'PUT /department/move/:id',
    by: admin,
    path: ({ research }) => `/department/move/${research._id}`,
    good: ({ sales }) => ({ department: sales._id }),
    fields: { department: { kind: 'id' } },
  },
  {
    call: 'POST /department/close/preview/:id',
    by: admin,
    path: ({ empty }) => `/department/close/preview/${empty._id}`,
    good: () => ({ on: '2027-01-01' }),
    fields: { on: { kind: 'employed' } },
  },
  {
    call: 'POST /department/close/:id',
    by: admin,
    path: ({ empty }) => `/department/close/${empty._id}`,
    good: () => ({ on: '2027-01-01' }),
    fields: { on: { kind: 'employed' } },
  },
  {
    call: 'PUT /employee/move',
    by: admin,
    path: () => '/employee/move',
    good: ({ amara, sales }) => ({ employees: [amara._id], department: sales._id }),
    fields: { department: { kind: 'id' }, employees: { kind: 'ids' } },
  },
  {
    call: 'POST /employee/add',
    by: admin,
    path: () => '/employee/add',
    good: ({ sales }) => person({ employeeId: 'N-1', department: sales._id }),
    fields: {
      name: text(NAME_MAX),
      email: { kind: 'email' },
      employeeId: text(EMPLOYEE_ID_MAX),
      dob: { kind: 'birth' },
      department: { kind: 'id' },
      designation: text(EMPLOYEE_FIELDS.designation.max),
      salary: { kind: 'money' },
      role: choice(ROLES),
      gender: choice(GENDERS),
      maritalStatus: choice(MARITAL_STATUSES),
      password: { kind: 'newPassword' },
      invite: { kind: 'flag', optional: true },
      hireDate: { kind: 'employed', optional: true },
      manager: { kind: 'manager', max: MANAGER_NAME_MAX, optional: true },
      phone: CONTACT.phone as FieldKind,
      assignments: { kind: 'assignments', optional: true },
    },
  },
  {
    call: 'PUT /employee/bank/:id',
    by: admin,
    path: ({ zoe }) => `/employee/bank/${zoe._id}`,
    good: () => ({ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFF', holder: 'Zoë Weiß' }),
    fields: {
      iban: { kind: 'iban' },
      bic: { kind: 'bic', optional: true },
      holder: text(HOLDER_MAX),
      version: VERSION,
    },
  },
  {
    call: 'PUT /employee/update/:id',
    by: admin,
    path: ({ zoe }) => `/employee/update/${zoe._id}`,
    good: ({ sales }) => ({
      name: 'Zoë Weiß',
      maritalStatus: 'married',
      designation: 'Lead',
      salary: 3500,
      department: sales._id,
    }),
    // Marital status, designation and salary cannot be emptied once they are known, see import-unknown.test.ts.
    fields: {
      name: text(NAME_MAX),
      maritalStatus: choice(MARITAL_STATUSES, true),
      designation: text(EMPLOYEE_FIELDS.designation.max, { optional: true }),
      salary: { kind: 'money', optional: true },
      department: { kind: 'id' },
      confirmed: { kind: 'flag', optional: true },
      version: VERSION,
    },
  },
  {
    call: 'PUT /employee/identity/:id',
    by: admin,
    path: ({ zoe }) => `/employee/identity/${zoe._id}`,
    good: () => ({ employeeId: 'S-9', dob: '1991-01-01', gender: 'female' }),
    // Dob and gender cannot be emptied once they are known, see import-unknown.test.ts.
    fields: {
      employeeId: text(EMPLOYEE_ID_MAX),
      dob: { kind: 'birth', optional: true },
      gender: choice(GENDERS, true),
      version: VERSION,
    },
  },
  {
    call: 'PUT /employee/employment/:id',
    by: admin,
    path: ({ zoe }) => `/employee/employment/${zoe._id}`,
    good: ({ ruth }) => ({
      hireDate: '1999-12-31',
      manager: { _id: ruth._id },
      leftOn: '2000-01-01',
    }),
    fields: {
      hireDate: { kind: 'employed', optional: true },
      manager: { kind: 'manager', max: MANAGER_NAME_MAX, optional: true },
      approver: { kind: 'id', optional: true },
      deputy: { kind: 'id', optional: true },
      leftOn: { kind: 'employed', optional: true },
      earlierPeriods: { kind: 'periods', optional: true },
      settled: { kind: 'choice', of: SETTLED_CHOICES, optional: true },
      version: VERSION,
    },
  },
  {
    call: 'POST /employee/return/:id',
    by: admin,
    path: ({ zoe }) => `/employee/return/${zoe._id}`,
    good: () => ({ returnDate: '2026-01-05' }),
    fields: { returnDate: { kind: 'employed' }, version: VERSION },
  },
  {
    call: 'PUT /employee/contact/:id',
    by: admin,
    path: ({ zoe }) => `/employee/contact/${zoe._id}`,
    good: contact,
    fields: CONTACT,
  },
  {
    call: 'PUT /profile/contact',
    by: amara,
    path: () => '/profile/contact',
    good: () => ({ ...contact(), celebrate: true }),
    fields: { ...CONTACT, celebrate: { kind: 'flag', optional: true } },
  },
  {
    call: 'PUT /coming-up/mail',
    by: amara,
    path: () => '/coming-up/mail',
    good: () => ({ wanted: true }),
    fields: { wanted: { kind: 'flag' } },
  },
  {
    call: 'PUT /profile/language',
    by: amara,
    path: () => '/profile/language',
    good: () => ({ language: 'fr' }),
    fields: { language: choice(LANGUAGES) },
  },
  {
    call: 'PUT /account/:id',
    by: admin,
    path: ({ zoe }) => `/account/${zoe._id}`,
    good: () => ({ email: 'zoe.new@company.example', role: 'admin', disabled: true }),
    fields: {
      email: { kind: 'email', optional: true },
      role: choice(ROLES, true),
      disabled: { kind: 'flag', optional: true },
    },
  },
  {
    call: 'POST /account/invite/:id',
    by: admin,
    path: ({ pending }) => `/account/invite/${pending._id}`,
    good: () => ({ byMail: false }),
    fields: { byMail: { kind: 'flag', optional: true } },
  },
  {
    call: 'POST /account/invitees',
    by: admin,
    path: () => '/account/invitees',
    good: invitees,
    fields: INVITEES,
  },
  {
    call: 'POST /account/invite',
    by: admin,
    path: () => '/account/invite',
    good: invitees,
    fields: {
      ...INVITEES,
      again: { kind: 'flag', optional: true },
      after: { kind: 'id', optional: true },
    },
  },
  {
    call: 'POST /account/invitation-links',
    by: admin,
    path: () => '/account/invitation-links',
    good: invitees,
    fields: { ...INVITEES, again: { kind: 'flag', optional: true } },
  },
  {
    call: 'POST /salary/add',
    by: admin,
    path: () => '/salary/add',
    good: ({ zoe }) => ({
      employeeId: zoe._id,
      basicSalary: 1000,
      allowances: 100,
      deductions: 50,
      payDate: '2026-02-28',
    }),
    fields: {
      employeeId: { kind: 'id' },
      basicSalary: { kind: 'money' },
      allowances: { kind: 'money', optional: true },
      deductions: { kind: 'money', optional: true },
      payDate: { kind: 'day' },
    },
  },
  {
    call: 'POST /salary/void/:id',
    by: admin,
    path: ({ salary }) => `/salary/void/${salary._id}`,
    good: () => ({ reason: 'Twice' }),
    fields: { reason: text(VOID_REASON_MAX) },
  },
  {
    call: 'POST /payroll/revision/add',
    by: admin,
    path: () => '/payroll/revision/add',
    good: ({ zoe }) => ({
      employeeId: zoe._id,
      salary: 3100,
      from: '2026-02-01',
      reason: 'Yearly review',
      confirmed: true,
    }),
    fields: {
      employeeId: { kind: 'id' },
      salary: { kind: 'money' },
      from: { kind: 'day' },
      reason: text(REVISION_REASON_MAX, { optional: true }),
      confirmed: { kind: 'flag', optional: true },
    },
  },
  ...JOB_CALLS,
  ...PAYROLL_CALLS,
  ...LEAVE_REQUEST_CALLS,
  {
    call: 'POST /calendar-feed/add',
    by: amara,
    path: () => '/calendar-feed/add',
    good: () => ({ kind: 'own' }),
    fields: { kind: choice(FEED_KINDS) },
  },
  {
    call: 'PUT /notification/read',
    by: admin,
    path: () => '/notification/read',
    good: () => ({ ids: [] }),
    fields: { ids: { kind: 'ids', optional: true } },
  },
  {
    call: 'POST /auth/login',
    by: anyone,
    path: () => '/auth/login',
    good: ({ ruth }) => ({ email: ruth.email, password: PASSWORD }),
    fields: {
      email: { kind: 'secret' },
      password: { kind: 'secret' },
      remember: { kind: 'flag', optional: true },
      code: { kind: 'secret', optional: true },
    },
  },
  {
    call: 'POST /auth/link',
    by: anyone,
    path: () => '/auth/link',
    good: () => ({ token: 'x' }),
    fields: { token: { kind: 'secret' } },
  },
  {
    call: 'POST /leave/link',
    by: anyone,
    path: () => '/leave/link',
    good: () => ({ token: 'x' }),
    fields: { token: { kind: 'secret' } },
  },
  {
    call: 'POST /leave/link/decide',
    by: anyone,
    path: () => '/leave/link/decide',
    good: () => ({ token: 'x', status: 'Approved' }),
    fields: { token: { kind: 'secret' }, status: choice(LEAVE_DECISIONS) },
  },
  {
    call: 'POST /auth/forgot-password',
    by: anyone,
    path: () => '/auth/forgot-password',
    good: ({ ruth }) => ({ email: ruth.email }),
    fields: { email: { kind: 'secret' } },
  },
  {
    call: 'POST /auth/reset-password',
    by: anyone,
    path: () => '/auth/reset-password',
    good: () => ({
      token: 'x',
      newPassword: 'a new sound password',
      confirmPassword: 'a new sound password',
    }),
    fields: {
      token: { kind: 'secret' },
      newPassword: { kind: 'newPassword' },
      confirmPassword: { kind: 'secret' },
    },
  },
  {
    call: 'POST /auth/confirm',
    by: admin,
    path: () => '/auth/confirm',
    good: () => ({ password: 'x' }),
    fields: { password: { kind: 'secret' }, code: { kind: 'secret', optional: true } },
  },
  {
    call: 'POST /auth/factor/enable',
    by: admin,
    path: () => '/auth/factor/enable',
    good: () => ({ code: 'no code' }),
    fields: { code: { kind: 'secret' } },
  },
  {
    call: 'PUT /setting/security',
    by: admin,
    path: () => '/setting/security',
    good: () => ({
      adminsNeedSecondFactor: false,
      idleMinutesOffice: 30,
      idleMinutesPortal: null,
      passwordMin: 6,
    }),
    fields: {
      adminsNeedSecondFactor: { kind: 'flag', optional: true },
      idleMinutesOffice: { kind: 'idleMinutes', optional: true },
      idleMinutesPortal: { kind: 'idleMinutes', optional: true },
      passwordMin: { kind: 'passwordMin', optional: true },
    },
  },
  {
    call: 'PUT /setting/approvals',
    by: admin,
    path: () => '/setting/approvals',
    good: () => ({ approvals: true, escalateDays: 5 }),
    fields: {
      approvals: { kind: 'flag', optional: true },
      escalateDays: { kind: 'escalateDays', optional: true },
    },
  },
  {
    call: 'PUT /setting/company',
    by: admin,
    path: () => '/setting/company',
    good: () => ({
      name: 'Fjord & Söhne',
      address: 'Storgata 1',
      currency: 'USD',
      locale: 'nb-NO',
      timeZone: 'UTC',
    }),
    fields: {
      name: text(COMPANY_NAME_MAX, { optional: true }),
      address: text(COMPANY_ADDRESS_MAX, { optional: true, multiline: true }),
      currency: { kind: 'code', wrong: ['usd', 'XYZ', 'KWD', 'EUR\0'], optional: true },
      locale: {
        kind: 'code',
        wrong: ['en_US', 'x', 'tostring', 'zz-ZZ', 'en-US\0', `en-${'a'.repeat(40)}`],
        optional: true,
      },
      timeZone: {
        kind: 'code',
        wrong: ['Europe', 'Mars/Olympus', '../../etc/passwd', 'UTC\0', '+01:00'],
        optional: true,
      },
      version: { kind: 'version', optional: true },
    },
  },
  {
    call: 'PUT /setting/change-password',
    by: amara,
    path: () => '/setting/change-password',
    good: ({ amaraClient }) => ({
      userId: amaraClient.user._id,
      oldPassword: PASSWORD,
      newPassword: 'a new sound password',
      confirmPassword: 'a new sound password',
    }),
    fields: {
      userId: { kind: 'id' },
      oldPassword: { kind: 'secret' },
      newPassword: { kind: 'newPassword' },
      confirmPassword: { kind: 'secret' },
    },
  },
  ...WORKING_TIME_CALLS,
  ...LEAVE_BALANCE_CALLS,
  ...LEAVE_RULES_CALLS,
];
