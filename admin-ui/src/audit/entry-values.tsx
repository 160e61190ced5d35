import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { ChangeList } from './change-list';
import classes from './log.module.css';
import { useShownChange } from './use-shown-change';

/** What the sentence has said already. */
const SAID = new Set(['leaveType', 'startDate', 'endDate']);

/** What changed; of a whole import, what it counted. */
export function EntryValues({ entry: { subject, action, changes } }: { entry: AuditEntryRecord }) {
  const shown = useShownChange();
  if (subject === 'import') {
    const counts = changes.map(shown).map(({ label, after }) => `${label} ${after}`);
    return counts.length > 0 && <div className={classes.aside}>{counts.join(', ')}</div>;
  }
  const fields = new Set(changes.map(({ field }) => field));
  const told = changes.filter(
    ({ field, before, after }) =>
      !(before === null && after === null) &&
      !(subject === 'leave' && SAID.has(field)) &&
      !(action === 'leave.request' && field === 'status') &&
      !(field === 'managerId' && fields.has('manager')),
  );
  return <ChangeList changes={told.map(shown)} />;
}
