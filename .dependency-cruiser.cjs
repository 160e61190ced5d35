// Who may import whom. A folder of api/ sees itself and the rows above its own, never its neighbours in the row
// unless they are named here.
const ROWS = [
  ['contract'],
  ['config'],
  ['measures'],
  ['database'],
  ['access'],
  ['http'],
  ['pay-look'],
  ['audit', 'events', 'storage', 'mail'],
  ['account', 'department'],
  ['employee'],
  ['salary', 'leave'],
  ['dashboard', 'history', 'notification', 'import', 'tutorial-import', 'export', 'auth', 'setting'],
  ['health', 'metrics', 'openapi', 'demo', 'backup'],
  ['doctor'],
  ['command'],
];
const NEIGHBOURS = { setting: ['auth'], import: ['auth'], export: ['auth', 'dashboard'], notification: ['import'], metrics: ['health'] };

// These are programs of their own as well, and start the application.
const MAY_START_THE_APPLICATION = ['openapi', 'demo', 'export', 'command'];

// Must be the very copy that Nest's adapter and react-admin use, so they bring it and we do not name a version.
const BROUGHT_ALONG = ['fastify', '@tanstack/react-query', 'react-hook-form'];

const folder = (names) => `^api/(${names.join('|')})/`;
const error = (name, comment, from, to, more) => ({ name, comment, severity: 'error', from, to, ...more });

const direction = ROWS.flatMap((row, index) =>
  row.map((name) => {
    const seen = [...ROWS.slice(0, index).flat(), name, ...(NEIGHBOURS[name] ?? [])];
    const starts = MAY_START_THE_APPLICATION.includes(name) ? '|^api/app\\.[^/]+$' : '';
    return error(
      `direction-${name}`,
      `api/${name} may import only ${seen.map((other) => `api/${other}`).join(', ')}.`,
      { path: folder([name]) },
      { path: '^api/', pathNot: `${folder(seen)}${starts}` },
    );
  }),
);

module.exports = {
  forbidden: [
    ...direction,
    error(
      'no-unknown-folder',
      'A new folder of api/ takes its place in ROWS first.',
      { path: '^api/[^/]+/', pathNot: folder(ROWS.flat()) },
      {},
    ),
    error('no-circle', 'Files must not import each other in a circle, types included.', {}, { circular: true }),
    error(
      'no-circle-of-folders',
      'The folders of the screens must not import each other in a circle.',
      { path: '^admin-ui/src/.' },
      { path: '^admin-ui/src/.', circular: true },
      { scope: 'folder' },
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
      'server-needs-no-tools',
      'Development packages are missing in production; only the writer of openapi.json, part of the build, has them.',
      { path: '^api/', pathNot: '^api/openapi/' },
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
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: `^node_modules/(${BROUGHT_ALONG.join('|')})/` },
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
