import type { PathOf } from './call-types';

type WithId<Path extends string> = Path | `${Path}?id={}`;
type Parent<Path extends string> = Path extends `${infer Above}/{}` ? Above : Path;

/** The server's calls by what they do; the id takes the place of `{}`. */
interface Resource {
  /** Everybody's, or those of the person whose id is added. */
  list: Parent<PathOf<'GET'>>;
  rows: string;
  record: string;
  /** The list has each record as a whole, so that one is read from it. */
  complete?: boolean;
  getOne?: WithId<PathOf<'GET'>>;
  create?: PathOf<'POST'>;
  update?: PathOf<'PUT'>;
  remove?: WithId<PathOf<'DELETE'>>;
  multipart?: boolean;
}

const RESOURCES = {
  departments: {
    list: '/department',
    rows: 'departments',
    record: 'department',
    getOne: '/department/single?id={}',
    create: '/department/add',
    update: '/department/{}',
    remove: '/department/single?id={}',
  },
  employees: {
    list: '/employee',
    rows: 'employees',
    record: 'employee',
    getOne: '/employee/single/{}',
    create: '/employee/add',
    update: '/employee/update/{}',
    multipart: true,
  },
  leaves: {
    list: '/leave',
    rows: 'leaves',
    record: 'leave',
    getOne: '/leave/detail/{}',
    create: '/leave/add',
    update: '/leave/{}',
  },
  leaveBalances: {
    list: '/leave/balances',
    rows: 'accounts',
    record: 'account',
  },
  leaveTypes: {
    list: '/leave/type',
    rows: 'types',
    record: 'type',
    getOne: '/leave/type/{}',
    create: '/leave/type/add',
    update: '/leave/type/{}',
  },
  leavePolicies: {
    list: '/leave/policy',
    rows: 'policies',
    record: 'policy',
    getOne: '/leave/policy/{}',
    create: '/leave/policy/add',
    update: '/leave/policy/{}',
  },
  absentPeople: {
    list: '/leave/report/people',
    rows: 'people',
    record: 'person',
  },
  leavePreviewPeople: {
    list: '/leave/preview/people',
    rows: 'people',
    record: 'person',
  },
  salaries: {
    list: '/salary',
    rows: 'salary',
    record: 'salary',
    create: '/salary/add',
  },
  payRuns: {
    list: '/payroll/run',
    rows: 'runs',
    record: 'run',
  },
  payslips: {
    list: '/payroll/run/slips',
    rows: 'payslips',
    record: 'payslip',
  },
  coverageRules: {
    list: '/coverage',
    rows: 'rules',
    record: 'rule',
    complete: true,
    create: '/coverage/add',
    update: '/coverage/{}',
  },
  people: {
    list: '/work/assignment',
    rows: 'people',
    record: 'person',
  },
  workPatterns: {
    list: '/work/pattern',
    rows: 'patterns',
    record: 'pattern',
    create: '/work/pattern/add',
  },
  plannedChanges: {
    list: '/job/planned',
    rows: 'changes',
    record: 'change',
  },
  audit: {
    list: '/audit',
    rows: 'entries',
    record: 'entry',
  },
  employeeHistory: {
    list: '/history/employee',
    rows: 'entries',
    record: 'entry',
  },
  importRows: {
    list: '/import/rows',
    rows: 'rows',
    record: 'row',
  },
} satisfies Record<string, Resource>;

/** `leaves` lists the leave of all employees, `leaves/{id}` that of getOne; `importRows/{id}` lists the rows of one import, `payslips/{id}` those of one run. */
export function resourceOf(name: string): Resource & { path: string } {
  const [kind = '', owner] = name.split('/');
  if (!Object.hasOwn(RESOURCES, kind)) throw new Error(`There is no resource ${name}.`);
  const resource: Resource = RESOURCES[kind as keyof typeof RESOURCES];
  return { ...resource, path: owner ? `${resource.list}/${owner}` : resource.list };
}
