import { expect, test } from '@jest/globals';
import {
  AUDIT_ACTIONS,
  type AuditAction,
  withoutUndone,
} from '../../../api/contract/audit-actions.js';
import { PAY_FACTS, payFactsIn } from '../../../api/contract/payroll/pay-facts.js';

/** No pay is computed from them, each with the reason. */
const EXCUSED: Record<string, AuditAction[]> = {
  'Signatures read by themselves who could sign in where.': [
    'account.access',
    'account.add',
    'account.factor_off',
    'account.import',
    'account.invite',
    'account.link',
  ],
  'About the account of who does it.': [
    'account.add_feed',
    'account.factor_on',
    'account.factor_start',
    'account.image',
    'account.language',
    'account.links_file',
    'account.password',
    'account.recovery_code',
    'account.recovery_codes',
    'account.revoke_feed',
    'account.sign_out',
    'account.unlock',
    'employee.deputy',
    'session.begin',
    'session.code_missing',
    'session.refused',
    'session.throttled',
    'session.unconfirmed',
  ],
  'How somebody is named or reached.': [
    'department.import',
    'department.update',
    'employee.contact',
    'employee.identity',
    'employee.image',
    'job.type_add',
    'job.type_delete',
    'job.type_update',
  ],
  'Nobody has it yet, or it is used by what is recorded with it.': [
    'calendar.add',
    'calendar.update',
    'department.add',
    'department.delete',
    'import.apply',
    'import.mongo',
    'import.remove',
    'import.undo',
    'job.effect',
    'pattern.add',
    'payroll.component_add',
    'payroll.import',
    'payroll.unimport',
    'policy.add',
    'salary.effect',
    'type.add',
  ],
  'Nobody is in the department then.': [
    'department.close',
    'department.keep',
    'department.plan_closing',
  ],
  'How much leave there is, and who decides it.': [
    'coverage.add',
    'coverage.delete',
    'coverage.update',
    'leave.entry',
    'leave.entry_reverse',
    'leave.opening_import',
    'leave.pass',
    'leave.step',
    'policy.update',
    'policy.version',
    'setting.approvals',
    'type.close',
  ],
  'Salary records beside payroll settle nothing.': ['salary.add', 'salary.import'],
  'A step of a run, or a copy of what it has.': [
    'leave.export',
    'payroll.approve',
    'payroll.bank_file',
    'payroll.discard',
    'payroll.file_assign',
    'payroll.file_remove',
    'payroll.files',
    'payroll.four_eyes_asked',
    'payroll.four_eyes_kept',
    'payroll.hand_over',
    'payroll.not_sent',
    'payroll.pay',
    'payroll.payslips_zip',
    'payroll.publish',
    'payroll.recovery_sign',
    'payroll.reopen',
    'payroll.sign',
  ],
  'The server as a whole.': [
    'audit.take_up',
    'setting.company',
    'setting.restore',
    'setting.security',
    'setting.unlock',
  ],
};

test('each audited action changes pay, or is excused', () => {
  const known = [...Object.keys(PAY_FACTS), ...Object.values(EXCUSED).flat()];
  expect([...new Set(AUDIT_ACTIONS.map(withoutUndone))].sort()).toEqual([...known].sort());
});

type Values = Record<string, unknown> | undefined;

test.each<[AuditAction, Values, Values, string[]]>([
  ['employee.update', { designation: 'A' }, { designation: 'B' }, []],
  ['employee.update', { salary: 1 }, { salary: 2 }, ['salary']],
  ['employee.import', undefined, { salary: 2, hireDate: '2026-01-01' }, ['salary', 'employment']],
  ['employee.import_undone', { salary: 2 }, undefined, ['salary']],
  ['employee.assign', undefined, { policy: 'A', from: '2026-01-01' }, []],
  ['employee.assign', undefined, { pattern: 'A', from: '2026-01-01' }, ['schedule']],
  ['job.change', { manager: 'A' }, { manager: 'B', from: '2026-01-01' }, []],
  ['job.change', { salary: 1, item: null }, { salary: 2, item: 'A 1.00' }, ['salary', 'item']],
  ['job.withdraw', { department: 'A' }, { department: 'B' }, ['department']],
  ['type.update', { name: 'A' }, { name: 'B' }, []],
  ['type.update', { paid: true }, { paid: false }, ['leave']],
  ['account.link', undefined, undefined, []],
])('%s with %j and %j is %j', (action, before, after, kinds) => {
  expect(payFactsIn(action, { before, after }).map(({ kind }) => kind)).toEqual(kinds);
});
