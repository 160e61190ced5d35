import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AUDIT_SUBJECTS } from '../../api/contract/audit.js';
import { audit } from '../../admin-ui/src/i18n/en/audit.js';

const API = fileURLToPath(new URL('../../api', import.meta.url));
const sources = readdirSync(API, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(API, file), 'utf8'));

/** As the server writes them: 'action: …' in an entry, or handed to a function that records it. */
const WRITTEN = /(?:action: |(?:change|record)\((?:actor|job), )'([a-z]+\.[a-z_]+)'/g;
const written = [
  ...new Set(
    sources.flatMap((source) => [...source.matchAll(WRITTEN)].map(([, action]) => String(action))),
  ),
].sort();

/** Put together there: what was done, and of each kind of import. */
const IMPORTED = [
  'import.apply',
  'import.undo',
  ...['employee.import', 'salary.import', 'leave.import', 'leave.opening_import'].flatMap(
    (action) => [action, `${action}_undone`],
  ),
];

test('the actions of the server are found', () => {
  expect(written).toEqual(
    expect.arrayContaining([
      'account.access',
      'employee.update',
      'leave.decide',
      'salary.void',
      'import.remove',
    ]),
  );
});

test.each([...written, ...IMPORTED, 'audit.take_up', 'session.throttled', 'session.code_missing'])(
  '%s has words in the audit log',
  (action) => {
    const [subject = '', verb = ''] = action.split('.');
    expect(audit.actions).toHaveProperty([subject, verb, 'own']);
    expect(audit.actions).toHaveProperty([subject, verb, 'of'], expect.stringContaining('%{name}'));
  },
);

test('each kind of object has a name', () => {
  expect(Object.keys(audit.subjects).sort()).toEqual([...AUDIT_SUBJECTS].sort());
});
