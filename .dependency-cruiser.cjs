// The allowed imports. A folder of api/ sees itself and the floors below its own, never its neighbours on the floor
// unless they are named here.
const FLOORS = [
  ['contract'],
  ['platform/config', 'platform/queue'],
  ['platform/observability'],
  ['platform/database'],
  ['platform/periodic'],
  ['platform/jobs'],
  ['platform/access'],
  ['platform/http'],
  ['platform/events', 'platform/storage', 'platform/mail'],
  ['pay-access-log', 'company'],
  ['audit'],
  ['account', 'department'],
  ['employee'],
  ['approval'],
  ['working-time'],
  ['entitlement'],
  ['salary', 'bank-account', 'leave'],
  ['payroll'],
  ['employee-list'],
  ['job'],
  [
    'coming-up',
    'dashboard',
    'history',
    'notification',
    'import',
    'auth',
    'setting',
    'calendar-feed',
  ],
  ['openapi', 'schema'],
  ['operations/export', 'operations/demo', 'operations/backup', 'operations/mern-import'],
  ['operations/doctor'],
  ['operations/cli'],
];
const NEIGHBOURS = {
  setting: ['auth'],
  import: ['auth'],
  notification: ['import'],
  'calendar-feed': ['auth'],
  // Its tables.
  schema: ['operations/backup'],
};

// Health and metrics are endpoints like any other; the registry they read stands below everything.
const SERVED_WITH = {
  'platform/observability': ['platform/database', 'platform/access', 'platform/http'],
};

// These are programs of their own as well, and start the application.
const MAY_START_THE_APPLICATION = [
  'openapi',
  'operations/demo',
  'operations/backup',
  'operations/doctor',
  'operations/cli',
];

// Nest's adapter, react-admin and jest must share their copy with us, so they decide its version.
const TRANSITIVE = ['fastify', '@tanstack/react-query', 'react-hook-form', 'jest-environment-node'];

const folder = (names) => `^api/(${names.join('|')})/`;
const error = (name, comment, from, to, more) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
  ...more,
});

const direction = FLOORS.flatMap((floor, index) =>
  floor.map((name) => {
    const seen = [
      ...FLOORS.slice(0, index).flat(),
      name,
      ...(NEIGHBOURS[name] ?? []),
      ...(SERVED_WITH[name] ?? []),
    ];
    const starts = MAY_START_THE_APPLICATION.includes(name) ? '|^api/app\\.[^/]+$' : '';
    return error(
      `direction-${name.replace('/', '-')}`,
      `api/${name} may import only ${seen.map((other) => `api/${other}`).join(', ')}.`,
      { path: folder([name]) },
      { path: '^api/', pathNot: `${folder(seen)}${starts}` },
    );
  }),
);

// The same for the folders of admin-ui/src, so no circle is possible. The addresses in routes/ load screens only when they are opened.
const SCREEN_FLOORS = [
  ['i18n'],
  ['ui'],
  ['api'],
  ['forms', 'routes'],
  ['approval', 'as-of', 'leave-cost', 'people'],
  ['shell'],
  ['bank-account', 'lists', 'invitations', 'payslip', 'settings'],
  ['pay-items'],
  [
    'audit',
    'balances',
    'departments',
    'imports',
    'leave-preview',
    'organisation',
    'salaries',
    'sign-in',
    'team-calendar',
  ],
  [
    'absence-report',
    'assignments',
    'employees',
    'leaves',
    'payroll',
    'payroll-setting',
    'year-end',
  ],
  ['dashboard', 'job', 'leave-policies', 'portal', 'working-time'],
  ['coverage', 'holidays', 'leave-types'],
];

const screenFolder = (names) => `^admin-ui/src/(${names.join('|')})/`;

const screenDirection = SCREEN_FLOORS.flatMap((floor, index) =>
  floor.map((name) => {
    const seen = [...SCREEN_FLOORS.slice(0, index).flat(), name];
    return error(
      `screens-direction-${name}`,
      `admin-ui/src/${name} may import only ${seen.join(', ')}.`,
      { path: screenFolder([name]) },
      { path: '^admin-ui/src/[^/]+/', pathNot: screenFolder(seen), dynamic: false },
    );
  }),
);

module.exports = {
  forbidden: [
    ...direction,
    error(
      'no-unknown-folder',
      'A new folder of api/ takes its place in FLOORS first.',
      { path: '^api/[^/]+/', pathNot: folder(FLOORS.flat()) },
      {},
    ),
    error(
      'no-circle',
      'Files must not import each other in a circle, types included.',
      {},
      { circular: true },
    ),
    ...screenDirection,
    error(
      'no-circle-of-folders',
      'The folders within a folder of api/ must not import each other in a circle.',
      { path: '^api/([^/]+)/([^/]+)', pathNot: '^api/platform/' },
      { path: '^api/$1/.', pathNot: '^api/$1/$2(/|$)', circular: true },
      { scope: 'folder' },
    ),
    error(
      'no-unknown-screen-folder',
      'A new folder of admin-ui/src takes its place in SCREEN_FLOORS first.',
      { path: '^admin-ui/src/[^/]+/', pathNot: screenFolder(SCREEN_FLOORS.flat()) },
      {},
    ),
    error(
      'contract-stands-alone',
      'Server and screens share the contract, so it must run in both and needs nothing.',
      { path: '^api/contract/' },
      { pathNot: '^api/contract/' },
    ),
    error(
      'server-knows-no-screens',
      'The server is built and runs without the screens and the tests.',
      { path: '^api/' },
      { path: '^(admin-ui|test|scripts)/' },
    ),
    error(
      'what-is-built-needs-no-tools',
      'A clone that only builds and runs has no development packages.',
      { path: '^(api|admin-ui)/' },
      { dependencyTypes: ['npm-dev'] },
    ),
    error(
      'screens-know-only-the-contract',
      'Of the server, the screens share only api/contract.',
      { path: '^admin-ui/' },
      { path: '^(api|test|scripts)/', pathNot: '^api/contract/' },
    ),
    error(
      'widgets-know-no-resource',
      'What is in ui/ serves every screen and knows none; of the rest it sees only the words in i18n/.',
      { path: '^admin-ui/src/ui/' },
      { path: '^admin-ui/src/', pathNot: '^admin-ui/src/(ui|i18n)/' },
    ),
    error('no-missing-file', 'This import leads nowhere.', {}, { couldNotResolve: true }),
    error(
      'no-undeclared-package',
      'A package that is imported must be named in package.json.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: `^node_modules/(${TRANSITIVE.join('|')})/`,
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
