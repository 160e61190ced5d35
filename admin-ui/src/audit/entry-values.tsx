import type { AuditEntryRecord } from '../../../api/contract/audit.js';
import { ChangeList } from './change-list';
import classes from './log.module.css';
import { useShownChange } from './use-shown-change';

/** What the sentence has said already. */
const SAID = new Set(['leaveType', 'startDate', 'endDate']);

/** What is paid and when comes first, whose it is has been said. */
const PAY = ['netSalary', 'payDate', 'basicSalary', 'allowances', 'deductions', 'employeeId'];

const byOrderOfPay = (one: { field: string }, other: { field: string }) => PAY.indexOf(one.field) - PAY.indexOf(other.field);

/** What changed; of a whole import, what it counted. */
export function EntryValues({ entry: { subject, subjectName, action, changes } }: { entry: AuditEntryRecord }) {
  const shown = useShownChange();
  const inOrder = subject === 'salary' ? changes.toSorted(byOrderOfPay) : changes;
  if (subject === 'import') {
    const counts = changes.filter(({ field, after }) => !(field === 'fileName' && after === subjectName)).map(shown).map(({ label, after }) => `${label} ${after}`);
    return counts.length > 0 && <div className={classes.aside}>{counts.join(', ')}</div>;
  }
  const fields = new Set(changes.map(({ field }) => field));
  const told = inOrder.filter(
    ({ field, before, after }) =>
      !(before === null && after === null) &&
      !(subject === 'leave' && SAID.has(field)) &&
      !(action === 'leave.request' && field === 'status') &&
      !(field === 'managerId' && fields.has('manager')),
  );
  return <ChangeList changes={told.map(shown)} />;
}
