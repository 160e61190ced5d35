type Names = Record<string, string>;

const PACKAGES = 'node_modules/';
const ICONS = 'node_modules/lucide-react/dist/esm/icons/';
const SRC = 'admin-ui/src/';

/** Matches modules by folder and name; in our own source also one subfolder deeper. */
function modulesIn(...folders: [string, Names][]) {
  const paths = folders.flatMap(([top, names]) => Object.entries(names).map(([folder, name]) => `${top}${folder}${top === SRC ? '(?:[a-z-]+/)?' : ''}(${name})`));
  const pattern = new RegExp(`(${paths.join('|')})(\\.module\\.css|\\.[a-z]+)$`);
  return (id: string) => pattern.test(id.replaceAll('\\', '/'));
}

/** Shared by both shells and the sign-in pages. */
const everywhere = modulesIn(
  [ICONS, { '': 'arrow-left|x' }],
  [SRC, { 'forms/': 'code-field', 'api/': 'config', 'i18n/': 'calendar-day', 'shell/': 'not-found', 'ui/': 'alert-box|checkbox|field|language-switch|navigation-toast|segments|status-glyph|toast' }],
);

/** Shared by both shells: react-admin's core without its forms and lists. */
const bothShells = modulesIn(
  [PACKAGES, { '@tanstack/': '.+', 'query-string/': '.+', 'ra-data-simple-rest/': '.+' }],
  [`${PACKAGES}ra-core/dist/`, {
    'auth/': 'AuthContext|convertLegacyAuthProvider|types|useAuthProvider|useLogout\\w*',
    'core/': 'CoreAdminContext|ResourceDefinitionContext',
    'dataProvider/': 'DataProviderContext|HttpError|convertLegacyDataProvider|dataFetchActions|defaultDataProvider|fetch|populateQueryCache|undo/\\w+|useDataProvider|useGetList',
    'i18n/': 'I18nContext|I18nContextProvider|substituteTokens|useI18nProvider|useTranslate',
    'notification/': 'AddNotificationContext|NotificationContext|NotificationContextProvider|use\\w+',
    'preferences/': 'PreferencesEditorContext(Provider)?',
    'routing/': 'AdminRouter|BasenameContext\\w*|RouterProviderContext|adapters/reactRouterProvider|useBasename|useCreatePath|useLocation|useNavigate',
    'store/': 'StoreContext|StoreContextProvider|memoryStore|useResetStore|useStore|useStoreContext',
    'util/': 'useEvent',
  }],
  [ICONS, { '': 'arrow-right-left|banknote|calendar-days|settings-2' }],
  [SRC, {
    'shell/confirmation/': 'confirmation|confirmation-context|required-actions',
    'forms/': 'unsaved|unsaved-question',
    'i18n/': 'use-dates|en/(confirmation|forms|leave-year|notifications)',
    'shell/notifications/': 'notifications-button|use-notifications',
    'people/': 'person-photo',
    'api/': 'data-provider|react-admin|use-api|use-notify-error|use-today',
    'shell/': 'account-menu|route-announcer|theme-mode|theme-toggle|toasts',
    'routes/': 'use-prefetch',
    'ui/': 'avatar|panel|skeleton|stat-card|use-disclosure|when-idle',
  }],
);

const yearCalendar = modulesIn(
  ['api/contract/', { '': 'leave-statuses' }],
  [SRC, { 'leaves/': 'leave|year-legend', 'ui/': 'count-up|use-width|weekend|year-of-days' }],
);

const portalHome = modulesIn(
  [ICONS, { '': 'calendar-plus|house|user-round' }],
  [SRC, {
    'i18n/en/': 'portal',
    'portal/': 'portal|portal-shell|recent-activity|use-own-leave|welcome',
  }],
);

/** Balances on an employee's home, in the request form, and in the office. */
const balances = modulesIn([
  SRC,
  { 'balances/': 'balance-parts|balance-view|exact-amount|ledger-texts', 'i18n/': 'use-amounts|use-list-text|en/balances|bundles/balances', 'portal/': 'home-balances', 'ui/': 'days-(bar|key|parts|scale)' },
]);

const office = modulesIn(
  [PACKAGES, {
    '@emotion/': '(?!.*rtl).+',
    '@mui/': '(system|utils|styled-engine|material/(styles|utils|CssBaseline|ButtonBase|Paper))/.+',
    'ra-ui-materialui/': '.+',
    'stylis/': '.+',
  }],
  [SRC, { 'shell/search/': 'destinations|search-button|use-shortcuts', 'shell/': 'admin-shell|back-office|sidebar|theme' }],
);

const officeRoutes = modulesIn([SRC, { 'routes/': 'office-routes' }]);

const lists = modulesIn([
  SRC,
  { 'lists/': 'columns|filter-changes|list-(empty|filters|page|rows|stats|table|tools)|pager|row-selection|search-box' },
]);

const sharedMessages = modulesIn([SRC, { 'i18n/en/': 'employee-fields|employment|leave-cost|leaves|lists|salaries' }]);

/** Groups what the first page of each area needs into few chunks; the bundler splits the rest by which screens share a module. */
export const chunkGroups = [
  // Without the icons: before tree shaking, every module that imports one icon seems to need all of them.
  { name: 'start', tags: ['$initial' as const], test: (id: string) => !id.includes('lucide-react'), priority: 5 },
  { name: 'everywhere', test: everywhere, priority: 5 },
  { name: 'signed-in', test: bothShells, priority: 4 },
  { name: 'year', test: yearCalendar, priority: 3 },
  { name: 'balances', test: balances, priority: 3 },
  { name: 'portal-home', test: portalHome, priority: 2 },
  // In the office chunk, the first screen would load only after it; in the first script, everybody would load the names of all its files.
  { name: 'office-routes', test: officeRoutes, priority: 3 },
  // Screens of both areas use these; in the office chunk, the portal would have to load all of it.
  { name: 'shared-messages', test: sharedMessages, priority: 3 },
  { name: 'lists', test: lists, priority: 2 },
  { name: 'office', test: office, priority: 1 },
];
