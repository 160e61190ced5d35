/** How a resource of react-admin is read and written: the server's paths, and the keys of its answers. */
export interface Resource {
  /** Of all; with an id behind it, of one employee. */
  list: string;
  rows: string;
  record: string;
  one?: (id: string) => string;
  create?: string;
  update?: (id: string) => string;
  remove?: (id: string) => string;
  /** Created as a form with files instead of JSON. */
  multipart?: boolean;
}

export const RESOURCES = {
  departments: {
    list: '/department',
    rows: 'departments',
    record: 'department',
    one: (id) => `/department/single?id=${id}`,
    create: '/department/add',
    update: (id) => `/department/${id}`,
    remove: (id) => `/department/single?id=${id}`,
  },
  employees: {
    list: '/employee',
    rows: 'employees',
    record: 'employee',
    one: (id) => `/employee/single/${id}`,
    create: '/employee/add',
    update: (id) => `/employee/update/${id}`,
    multipart: true,
  },
  leaves: {
    list: '/leave',
    rows: 'leaves',
    record: 'leave',
    one: (id) => `/leave/detail/${id}`,
    create: '/leave/add',
    update: (id) => `/leave/${id}`,
  },
  salaries: {
    list: '/salary',
    rows: 'salary',
    record: 'salary',
    create: '/salary/add',
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

/** `leaves` are everybody's, `leaves/{id}` those of one employee; so with `salaries`. `employeeHistory/{id}` is that of one person, `importRows/{id}` are those of one import. */
export function resourceOf(name: string): Resource & { path: string } {
  const [kind = '', owner] = name.split('/');
  if (!Object.hasOwn(RESOURCES, kind)) throw new Error(`There is no resource ${name}.`);
  const resource: Resource = RESOURCES[kind as keyof typeof RESOURCES];
  return { ...resource, path: owner ? `${resource.list}/${owner}` : resource.list };
}
