import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const SERVER = 'api/**/*.ts';
const TESTS = 'test/**/*.ts';
const SCREENS = 'admin-ui/src/**/*.{ts,tsx}';

// A key of the messages, such as `resources.leaves.fields.status`, which react-admin's label and title translate.
const WORDS = '[value=/\\p{L}/u]:not([value=/^[\\w-]+([.][\\w-]+)+$/])';
const SHOWN = 'JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|label|helperText|alt)$/]';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const CHOICE = ':matches(ConditionalExpression, LogicalExpression)';
const message = 'Text that people read belongs in the messages, in every language.';

const known = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'data/', '**/*.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      // `== null` means null or undefined, and nothing else.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: known([
        'AbortController', 'AbortSignal', 'Blob', 'Buffer', 'FormData', 'Response', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams',
        'clearInterval', 'clearTimeout', 'console', 'fetch', 'module', 'performance', 'process', 'require', 'setImmediate',
        'setInterval', 'setTimeout', 'structuredClone',
      ]),
    },
  },
  {
    files: ['admin-ui/public/**/*.js'],
    languageOptions: { globals: known(['document', 'localStorage', 'matchMedia', 'navigator', 'window']) },
  },
  {
    // What runs in the page stands beside what drives the browser.
    files: ['test/bench/ui-cases.mjs'],
    languageOptions: { globals: known(['MutationObserver', 'addEventListener', 'document', 'globalThis', 'localStorage', 'location']) },
  },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.recommended] },
  {
    files: [SERVER, TESTS, SCREENS],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // Leaves the files with decorators alone, whose constructor types are needed at run time.
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      // How MUI's and react-admin's types are extended.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      // An async method without await keeps its promise to the interface, and turns what it throws into a rejection.
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: [SERVER], rules: { 'no-console': 'error' } },
  {
    files: [TESTS],
    rules: {
      // Answers of the API arrive as any, and the assertions are what checks their shape.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: [SCREENS],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // Filters, summaries and saved queries come out of react-admin's contexts as any; each is named where it is taken.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-alert': 'error',
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/\\p{L}/u]', message },
        { selector: `${CHILD} > Literal${WORDS}`, message },
        { selector: `${CHILD} > ${CHOICE} > Literal${WORDS}`, message },
        { selector: `${CHILD} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}{2}/u]`, message },
        { selector: `${SHOWN} > Literal${WORDS}`, message },
        { selector: `${SHOWN} > JSXExpressionContainer > Literal${WORDS}`, message },
        { selector: `${SHOWN} > JSXExpressionContainer > ${CHOICE} > Literal${WORDS}`, message },
      ],
    },
  },
);
