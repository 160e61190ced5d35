interface Resource {
  list: string;
  rows: string;
  record: string;
  /** The list has each record as a whole, so that one is read from it. */
  complete?: boolean;
  getOne?: (id: string) => string;
  create?: string;
  update?: (id: string) => string;
  remove?: (id: string) => string;
  multipart?: boolean;
}

const RESOURCES = {
  departments: {
    list: '/department',
    rows: 'departments',
    record: 'department',
    getOne: (id) => `/department/single?id=${id}`,
    create: '/department/add',
    update: (id) => `/department/${id}`,
    remove: (id) => `/department/single?id=${id}`,
  },
  employees: {
    list: '/employee',
    rows: 'employees',
    record: 'employee',
    getOne: (id) => `/employee/single/${id}`,
    create: '/employee/add',
    update: (id) => `/employee/update/${id}`,
    multipart: true,
  },
  leaves: {
    list: '/leave',
    rows: 'leaves',
    record: 'leave',
    getOne: (id) => `/leave/detail/${id}`,
    create: '/leave/add',
    update: (id) => `/leave/${id}`,
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
    getOne: (id) => `/leave/type/${id}`,
    create: '/leave/type/add',
    update: (id) => `/leave/type/${id}`,
  },
  leavePolicies: {
    list: '/leave/policy',
    rows: 'policies',
    record: 'policy',
    getOne: (id) => `/leave/policy/${id}`,
    create: '/leave/policy/add',
    update: (id) => `/leave/policy/${id}`,
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
    update: (id) => `/coverage/${id}`,
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
