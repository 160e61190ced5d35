import { matchPath } from 'react-router';
import { OFFICE } from '../paths';
import type { PrefetchedScreen } from './use-prefetch';
import { screenChunk } from '../ui/layout/screen-chunk';

export const OFFICE_ROUTES = [
  {
    path: '',
    next: ['employee', 'leaves'],
    ...screenChunk(() => import('../dashboard/dashboard')),
  },
  {
    path: 'departments',
    next: ['department/:id'],
    ...screenChunk(() => import('../departments/department-list')),
  },
  { path: 'add-department', ...screenChunk(() => import('../departments/department-create')) },
  { path: 'department/:id', ...screenChunk(() => import('../departments/department-edit')) },
  { path: 'organisation', ...screenChunk(() => import('../organisation/office-organisation')) },
  {
    path: 'employee',
    next: ['employee/:id/*'],
    ...screenChunk(() => import('../employees/list/employee-list')),
  },
  { path: 'add-employee', ...screenChunk(() => import('../employees/add/employee-create')) },
  { path: 'employee/edit/:id', ...screenChunk(() => import('../employees/edit/employee-edit')) },
  { path: 'employee/leaves/:id', ...screenChunk(() => import('../leaves/list/employee-leaves')) },
  { path: 'employee/:id/*', ...screenChunk(() => import('../employees/details/employee-details')) },
  { path: 'planned-changes', ...screenChunk(() => import('../job/planned-changes')) },
  { path: 'import/*', ...screenChunk(() => import('../imports/import-page')) },
  { path: 'salary/add', ...screenChunk(() => import('../salaries/salary-create')) },
  {
    path: 'salary/view/:id/statement/:record',
    ...screenChunk(() => import('../salaries/employee-statement')),
  },
  {
    path: 'salary/view/:id/payslip/:payslip',
    ...screenChunk(() => import('../salaries/employee-payslip')),
  },
  { path: 'salary/view/:id', ...screenChunk(() => import('../salaries/salary-history')) },
  {
    path: 'payroll',
    next: ['payroll/:run/:payslip?'],
    ...screenChunk(() => import('../payroll/runs/payroll')),
  },
  { path: 'payroll/:run/amounts', ...screenChunk(() => import('../payroll/amounts/amounts-page')) },
  { path: 'payroll/:run/files', ...screenChunk(() => import('../payroll/pdfs/pdfs-page')) },
  { path: 'payroll/:run/:payslip?', ...screenChunk(() => import('../payroll/run/run-page')) },
  {
    path: 'leaves',
    next: ['leaves/:id'],
    ...screenChunk(() => import('../leaves/list/leave-list')),
  },
  { path: 'add-leave', ...screenChunk(() => import('../leaves/request/leave-create')) },
  { path: 'leaves/calendar', ...screenChunk(() => import('../team-calendar/office-calendar')) },
  {
    path: 'leaves/balances',
    next: ['leaves/balances/:id'],
    ...screenChunk(() => import('../balances/office/balance-list')),
  },
  {
    path: 'leaves/balances/:id',
    ...screenChunk(() => import('../balances/office/person-balances')),
  },
  { path: 'leaves/coverage/:rule?', ...screenChunk(() => import('../coverage/coverage')) },
  { path: 'leaves/:id', ...screenChunk(() => import('../leaves/detail/leave-detail')) },
  {
    path: 'working-time/people',
    ...screenChunk(() => import('../working-time/people-working-time')),
  },
  {
    path: 'working-time',
    next: ['add-work-pattern'],
    ...screenChunk(() => import('../working-time/working-time')),
  },
  { path: 'add-work-pattern', ...screenChunk(() => import('../working-time/pattern-create')) },
  { path: 'holidays', ...screenChunk(() => import('../holidays/holidays')) },
  {
    path: 'leave-policies',
    next: ['leave-policies/:id'],
    ...screenChunk(() => import('../leave-policies/policy-list')),
  },
  { path: 'add-leave-policy', ...screenChunk(() => import('../leave-policies/policy-create')) },
  {
    path: 'leave-policies/:id',
    next: ['leave-policies/:id/new-version'],
    ...screenChunk(() => import('../leave-policies/policy-page')),
  },
  {
    path: 'leave-policies/:id/new-version',
    ...screenChunk(() => import('../leave-policies/policy-new-version')),
  },
  { path: 'year-end', ...screenChunk(() => import('../year-end/year-end')) },
  { path: 'absence-report', ...screenChunk(() => import('../absence-report/absence-report')) },
  { path: 'leave-types', ...screenChunk(() => import('../leave-types/leave-type-list')) },
  { path: 'add-leave-type', ...screenChunk(() => import('../leave-types/leave-type-create')) },
  { path: 'leave-types/:id', ...screenChunk(() => import('../leave-types/leave-type-edit')) },
  { path: 'audit', ...screenChunk(() => import('../audit/audit-log')) },
  {
    path: 'setting',
    next: ['setting/company'],
    ...screenChunk(() => import('../settings/office-setting')),
  },
  { path: 'setting/payroll', ...screenChunk(() => import('../payroll-setting/payroll-setting')) },
  { path: 'setting/company', ...screenChunk(() => import('../settings/company-setting')) },
] satisfies PrefetchedScreen[];

/** Lets the screen's chunk load in parallel with the back office's own. */
export async function loadOfficeRoute(pathname: string): Promise<void> {
  const route = OFFICE_ROUTES.find(({ path }) => matchPath(`${OFFICE}/${path}`, pathname));
  await route?.load();
}
