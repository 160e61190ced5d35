type Names = Record<string, string>;

const PACKAGES = 'node_modules/';
const ICONS = 'node_modules/lucide-react/dist/esm/icons/';
const OURS = 'admin-ui/src/';

/** The modules of these folders whose names match. */
function of(...folders: [string, Names][]) {
  const paths = folders.flatMap(([top, names]) => Object.entries(names).map(([folder, name]) => `${top}${folder}(${name})`));
  const pattern = new RegExp(`(${paths.join('|')})(\\.module\\.css|\\.[a-z]+)$`);
  return (id: string) => pattern.test(id.replaceAll('\\', '/'));
}

/** What each shell shares with the pages before it. */
const everywhere = of(
  [ICONS, { '': 'arrow-left|x' }],
  [OURS, { 'forms/': 'code-field', 'providers/': 'config', 'shell/': 'not-found', 'ui/': 'alert-box|carried-toast|checkbox|field|field-frame|language-switch|password-field|segments|status-glyph|toast' }],
);

/** Of react-admin's core what is not only for forms and lists. */
const inBothShells = of(
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
  [OURS, {
    'confirmation/': 'confirmation|confirmed-context|first-things',
    'forms/': 'unsaved|unsaved-question',
    'i18n/': 'use-dates|en/(confirmation|forms|leaves|lists|notifications)',
    'notifications/': 'notifications-button|use-notifications',
    'people/': 'person-photo|use-photo',
    'providers/': 'auth-provider|data-provider|i18n-provider|query-client|use-office|use-refusal|use-today',
    'shell/': 'account-menu|account-menu-language|arrival|theme-mode|theme-toggle|use-prefetch',
    'ui/': 'avatar|panel|skeleton|stat-card|use-disclosure|use-dismiss|when-quiet',
  }],
);

/** A year's days, on the employee's home and on more than one screen of each area. */
const year = of(
  ['api/contract/', { '': 'leave-statuses' }],
  [OURS, { 'leaves/': 'leave|use-leave-year|year-legend', 'ui/': 'capsule|count-up|use-count-up|use-width|weekend|year-of-days' }],
);

const portalHome = of(
  [ICONS, { '': 'calendar-plus|house|user-round' }],
  [OURS, {
    'i18n/en/': 'portal|portal-words',
    'portal/': 'activity|leave-numbers|my-year|portal|portal-navigation|portal-screens|portal-shell|portal-toasts|recent-activity|use-own-leave|welcome',
  }],
);

const office = of(
  [PACKAGES, {
    '@emotion/': '(?!.*rtl).+',
    '@mui/': '(system|utils|styled-engine|material/(styles|utils|CssBaseline|Table\\w*|ButtonBase|Paper))/.+',
    'ra-ui-materialui/': '.+',
    'stylis/': '.+',
  }],
  [OURS, { 'search/': 'destinations|keyboard|search-button|shortcuts|use-shortcuts', 'shell/': 'admin-shell|back-office|direction|drawer|header|palette|sidebar|theme(-\\w+)?|toasts|tokens|use-wide' }],
);

const lists = of([
  OURS,
  { 'lists/': 'columns|department-filter|filter-(changes|date|select)|list-(cards|empty|filters|page|rows|stats|tools)|pager|plain-table|search-box|table-skeleton|use-filter' },
]);

const payWords = of([OURS, { 'i18n/en/': 'salaries' }]);

/**
 * Chunks by what a first page needs, so that it comes in few pieces. All others follow from which screens share a module.
 * An icon seems to be needed by whatever needs any icon, until what nobody uses was left out.
 */
export const firstNeeded = [
  { name: 'start', tags: ['$initial' as const], test: (id: string) => !id.includes('lucide-react'), priority: 5 },
  { name: 'everywhere', test: everywhere, priority: 5 },
  { name: 'signed-in', test: inBothShells, priority: 4 },
  { name: 'year', test: year, priority: 3 },
  { name: 'portal-home', test: portalHome, priority: 2 },
  // Both areas have these two; what they share with the back office must not be looked for in its chunk.
  { name: 'pay-words', test: payWords, priority: 3 },
  { name: 'lists', test: lists, priority: 2 },
  { name: 'office', test: office, priority: 1 },
];
