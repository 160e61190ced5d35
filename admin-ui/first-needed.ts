type Names = Record<string, string>;

const PACKAGES = 'node_modules/';
const ICONS = 'node_modules/lucide-react/dist/esm/icons/';
const OURS = 'admin-ui/src/';

/** The modules of these folders whose names match; ours also in a folder of theirs. */
function of(...folders: [string, Names][]) {
  const paths = folders.flatMap(([top, names]) => Object.entries(names).map(([folder, name]) => `${top}${folder}${top === OURS ? '(?:[a-z-]+/)?' : ''}(${name})`));
  const pattern = new RegExp(`(${paths.join('|')})(\\.module\\.css|\\.[a-z]+)$`);
  return (id: string) => pattern.test(id.replaceAll('\\', '/'));
}

/** What each shell shares with the pages before it. */
const everywhere = of(
  [ICONS, { '': 'arrow-left|x' }],
  [OURS, { 'forms/': 'code-field', 'api/': 'config', 'shell/': 'not-found', 'ui/': 'alert-box|carried-toast|checkbox|field|language-switch|segments|status-glyph|toast' }],
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
    'shell/confirmation/': 'confirmation|confirmed-context|first-things',
    'forms/': 'unsaved|unsaved-question',
    'i18n/': 'use-dates|en/(confirmation|forms|leaves|lists|notifications)',
    'shell/notifications/': 'notifications-button|use-notifications',
    'people/': 'person-photo',
    'api/': 'data-provider|react-admin|use-office|use-refusal|use-today',
    'shell/': 'account-menu|arrival|theme-mode|theme-toggle|use-prefetch',
    'ui/': 'avatar|panel|skeleton|stat-card|use-disclosure|when-quiet',
  }],
);

/** A year's days, on the employee's home and on more than one screen of each area. */
const year = of(
  ['api/contract/', { '': 'leave-statuses' }],
  [OURS, { 'leaves/': 'leave|year-legend', 'ui/': 'count-up|use-width|weekend|year-of-days' }],
);

const portalHome = of(
  [ICONS, { '': 'calendar-plus|house|user-round' }],
  [OURS, {
    'i18n/en/': 'portal|portal-words',
    'portal/': 'portal|portal-shell|recent-activity|use-own-leave|welcome',
  }],
);

const office = of(
  [PACKAGES, {
    '@emotion/': '(?!.*rtl).+',
    '@mui/': '(system|utils|styled-engine|material/(styles|utils|CssBaseline|ButtonBase|Paper))/.+',
    'ra-ui-materialui/': '.+',
    'stylis/': '.+',
  }],
  [OURS, { 'shell/search/': 'destinations|search-button|use-shortcuts', 'shell/': 'admin-shell|back-office|sidebar|theme' }],
);

const lists = of([
  OURS,
  { 'lists/': 'columns|filter-changes|list-(empty|filters|page|rows|stats|table|tools)|pager|search-box|tick' },
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
