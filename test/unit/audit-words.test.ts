import { audit } from '../../admin-ui/src/i18n/en/audit.js';
import { AUDIT_ACTIONS } from '../../api/contract/audit-actions.js';
import { AUDIT_SUBJECTS } from '../../api/contract/audit.js';

test.each(AUDIT_ACTIONS)('%s has words in the audit log, with the name of its record', (action) => {
  const [group = '', verb = ''] = action.split('.');
  expect(audit.actions).toHaveProperty([group, verb, 'of'], expect.stringContaining('%{name}'));
});

test('each kind of object has a name', () => {
  expect(Object.keys(audit.subjects).sort()).toEqual([...AUDIT_SUBJECTS].sort());
});
