const START = [
  'index.html',
  'vite/modulepreload-polyfill',
  'src/main',
  'src/sign-in/',
  'src/api/translate-refusals',
  // With a part of the refusals here, the bundler's runtime is in this file, not in one more.
  'api/contract/refusals/auth-refusals',
];

/** Small parts that the lists of both areas use. What has a form stays out: the form library is heavy, and no list needs it. */
const LISTS = [
  'src/(lists|api)/',
  'src/as-of/(as-of-choice|on-another-day)',
  'src/ui/(?!charts/step-chart|fields/(combobox|file-drop|headings-choice)|timeline/|calendar/month-(calendar|grid|head))',
  'src/(approval/waiting-note|invitations/invite-people-button|people/person|shell/leave-tabs)',
  'src/leaves/(leave-status|use-|(list|year)/use-|list/(days-used|enter-leave|status-filter))',
  'src/leaves/decision/(approvable|approve-in-row|effects-note|not-decided|use-)',
  'src/forms/(date-field/.*css|draft|text-draft)',
  'src/i18n/en/(balances\\.|people/(employee-fields|employment)|leave-cost|leaves|lists|payroll/bank-account|salaries)',
  'api/contract/(?!refusals|payroll/payslip-words)',
  'ra-core/dist/dataProvider/use(GetMany|GetOne|MutationWithMutationMode)',
  'lucide-react/',
  '@tanstack/',
];

/** Small parts of pages and dialogs behind lists, which no list needs itself. */
const BEHIND_LISTS = [
  'src/api/(use-employment-types|failure-errors)',
  'src/approval/(asked|leave-in-steps|use-turn-words)',
  'src/forms/(choices|form-errors|plain-amount|reason-dialog|record-missing|use-leave-with)',
  'src/leaves/(change/use-|decision/(decision\\.|steps-taken|use-obstacles))',
  'src/ui/(diff|lost-focus-heading|mini-table|feedback/(progress|step)-track|fields/radio-choice|layout/fold)',
  'api/contract/(employee/(employee-fields|job-facts)|imports/|organisation/|text/phone-number)',
  'api/contract/(leave/(leave-amounts|policy-rules)|payroll/(component-kinds|pay-|payslips|previous-period))',
];

/** Small parts that My Team has beyond the employee's home: with them it needs none of the files of lists and forms. */
const MY_TEAM = [
  'api/contract/leave/leaves\\.',
  'src/api/(use-(colleagues|team|leave-refresh|show-decided)|idempotency-key|run-concurrently)',
  'src/approval/(use-waiting-names|undo/)',
  'src/leave-cost/coverage-order',
  'src/people/away-note',
  'src/forms/(text-)?draft',
  'src/i18n/en/(people/away|leave-cost|team-tabs|who-decides)',
  'src/portal/team/(team-tabs|use-(step-decision|waiting-requests))',
  'src/(i18n/unbroken|leaves/decision/approvable)',
  'src/ui/layout/(overflow|use-disclosure)',
  'src/leave-cost/(coverage-flag|use-breach-words)',
  'src/ui/(charts/cover-strip|timeline/timeline-shapes)',
  'src/leaves/use-leave-(span|length)',
  'src/ui/(feedback/badge|fields/(select|text-area)-field|layout/page-head)',
  'lucide-react/dist/esm/icons/(check|chevron-(down|up)|lock|undo-2|triangle-exclamation-point|triangle-alert)\\.',
];

/** Small parts of Who is away, which so needs none of the files of lists either. */
const CALENDAR = [
  'src/api/use-team-calendar',
  'src/i18n/(use-days-text|en/listed-days)',
  'src/ui/(calendar/month-days|fields/segments|layout/use-(current-in-view|phone))',
  'lucide-react/dist/esm/icons/chevron-(left|right)\\.',
];

const among = (...paths: string[]) => new RegExp(paths.join('|'));

const listsAlone = new RegExp(`^(?!.*(${BEHIND_LISTS.join('|')})).*(${LISTS.join('|')})`);

/**
 * Few files for each area. A group brings along what its modules import, unless a group of a higher priority has it;
 * `minShareCount: 2` leaves out what only one screen uses. The bundler splits the rest by screen.
 */
export const chunkGroups = [
  { name: 'start', test: among(...START), priority: 7 },
  { name: 'home', test: among('src/portal/(portal|home/)', ...MY_TEAM, ...CALENDAR), priority: 6 },
  { name: 'lists', test: listsAlone, minShareCount: 2, priority: 5 },
  { name: 'behind-lists', test: among(...BEHIND_LISTS), minShareCount: 2, priority: 4 },
  {
    name: 'office',
    test: among(
      'src/shell/back-office',
      'src/routes/office-routes',
      '@mui/utils/(?!useRovingTabIndex)',
    ),
    priority: 4,
  },
  {
    name: 'dates',
    test: among('src/forms/date-field/(?!date-input)'),
    minShareCount: 2,
    priority: 4,
  },
  {
    name: 'forms',
    test: among('src/(forms/(?!date-field/)|leave-cost|leaves/(?!request/))'),
    minShareCount: 2,
    priority: 3,
  },
  // Modules that need both: the files of forms, which lists load, need none of those of dates.
  {
    name: 'date-inputs',
    test: among('src/(forms/date-field/date-input|leaves/request/)'),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'policies',
    test: among('src/leave-policies/(?!form/|version)'),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'working-time',
    test: among('src/(assignments|leave-types|working-time|leave-preview|holidays)/'),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'payroll',
    test: among('src/payroll/', 'src/i18n/en/payroll/(from-office|payroll|run)'),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'facts',
    test: among(
      'src/(employees/(employee-profile-facts|contact-input|account/sign-in-inputs|employment/service-facts)|people/photo-change)',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'ledger',
    test: among(
      'src/balances/',
      'src/ui/charts/step-chart',
      'src/i18n/en/(balance-of|balances-with-ledger|ledger)',
    ),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'files',
    test: among('src/ui/fields/(file-drop|headings-choice)'),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'audit', test: among('src/audit/'), minShareCount: 2, priority: 1 },
  {
    name: 'payslip',
    test: among(
      'src/payslip/',
      'src/i18n/en/payroll/office-payslips',
      'api/contract/payroll/payslip-words/',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'calendar',
    test: among('src/(team-calendar|portal/away|ui/timeline)/', 'src/i18n/en/team-calendar'),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'portal', test: among('src/portal/(?!team/|away/)'), priority: 0 },
];
