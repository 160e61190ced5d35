import { Link } from 'react-router';
import type { AuditEntryRecord, AuditValue } from '../../../api/contract/audit.js';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { choiceLabel } from '../forms/choices';
import { addressOf } from './entry-address';
import classes from './log.module.css';
import { useActionWords } from './actions';

const NAME = '%{name}';

/** What was done to whom; the name is a link wherever the language puts it. */
export function EntrySentence({ entry, own }: { entry: AuditEntryRecord; own: boolean }) {
  const words = useActionWords();
  const particulars = useLeaveDays()(entry);
  const to = addressOf(entry);
  if (own) {
    const elsewhere = to && (entry.subject === 'leave' || entry.subject === 'import');
    return (
      <div className={classes.said}>
        {elsewhere ? <Link to={to}>{words(entry, 'own')}</Link> : words(entry, 'own')}
        {particulars}
      </div>
    );
  }
  const [before, after] = words(entry, 'of', NAME).split(NAME);
  const name = <bdi>{entry.subjectName}</bdi>;
  return (
    <div className={classes.said}>
      {before}
      {after !== undefined && (to ? <Link to={to}>{name}</Link> : name)}
      {after}
      {particulars}
    </div>
  );
}

/** Of leave that was asked for: which, and when. */
function useLeaveDays(): (entry: AuditEntryRecord) => string {
  const text = useText();
  const { span } = useDates();
  return ({ subject, changes }) => {
    if (subject !== 'leave') return '';
    const values = new Map<string, AuditValue>(changes.map(({ field, after, before }) => [field, after ?? before]));
    const [type, start, end] = [values.get('leaveType'), values.get('startDate'), values.get('endDate')].map(String);
    return isCalendarDate(start) && isCalendarDate(end) ? `, ${choiceLabel(text, 'leaveType', type ?? '')}, ${span(start, end)}` : '';
  };
}
