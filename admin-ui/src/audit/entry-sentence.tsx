import { Link } from 'react-router';
import type { AuditEntryRecord, AuditValue } from '../../../api/contract/audit.js';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { choiceLabel } from '../forms/choices';
import { subjectPath } from './entry-paths';
import classes from './log.module.css';
import { useActionText } from './actions';

const NAME = '%{name}';

export function EntrySentence({
  entry,
  onSubjectPage,
}: {
  entry: AuditEntryRecord;
  onSubjectPage: boolean;
}) {
  const actionText = useActionText();
  const leaveDays = useLeaveDays()(entry);
  const subjectText = useSubjectText();
  const to = subjectPath(entry);
  if (onSubjectPage) {
    const elsewhere = to && (entry.subject === 'leave' || entry.subject === 'import');
    return (
      <div className={classes.said}>
        {elsewhere ? <Link to={to}>{actionText(entry, 'own')}</Link> : actionText(entry, 'own')}
        {leaveDays}
      </div>
    );
  }
  const [before, after] = actionText(entry, 'of', NAME).split(NAME);
  const name = <bdi>{subjectText(entry.subjectName)}</bdi>;
  return (
    <div className={classes.said}>
      {before}
      {after !== undefined && (to ? <Link to={to}>{name}</Link> : name)}
      {after}
      {leaveDays}
    </div>
  );
}

/** Payroll runs are named after their days. */
function useSubjectText(): (name: string) => string {
  const { span } = useDates();
  return (name) => {
    const [from, to, ...more] = name.split(' – ');
    const isSpan = isCalendarDate(from) && isCalendarDate(to) && more.length === 0;
    return isSpan ? span(from, to) : name;
  };
}

function useLeaveDays(): (entry: AuditEntryRecord) => string {
  const text = useText();
  const { span } = useDates();
  return ({ subject, changes }) => {
    if (subject !== 'leave') return '';
    const values = new Map<string, AuditValue>(
      changes.map(({ field, after, before }) => [field, after ?? before]),
    );
    const [type, start, end] = [
      values.get('leaveType'),
      values.get('startDate'),
      values.get('endDate'),
    ].map(String);
    return isCalendarDate(start) && isCalendarDate(end)
      ? `, ${choiceLabel(text, 'leaveType', type ?? '')}, ${span(start, end)}`
      : '';
  };
}
