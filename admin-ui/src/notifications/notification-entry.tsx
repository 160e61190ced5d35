import { Link } from 'react-router';
import type { NotificationKind } from '../../../api/contract/notification-kinds.js';
import type { NotificationRecord } from '../../../api/contract/records.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { type Glyph, StatusGlyph } from '../ui/status-glyph';
import classes from './notifications.module.css';

/** Who asks is a person to somebody else; what was decided is about one's own. */
const GLYPHS: Record<Exclude<NotificationKind, 'leave.requested'>, Glyph> = {
  'leave.approved': 'approved',
  'leave.rejected': 'rejected',
  'leave.cancelled': 'over',
};

export function NotificationEntry({ of: notification, to, onFollow }: { of: NotificationRecord; to: string; onFollow: () => void }) {
  const text = useText();
  const dates = useDates();
  const { kind, leave, employee, createdAt, read } = notification;
  const span = dates.span(leave.startDate, leave.endDate);
  return (
    <Link className={classes.entry} to={to} onClick={onFollow}>
      {kind === 'leave.requested' ? (
        <PersonPhoto name={employee.name} />
      ) : (
        <span className={classes.glyph}>
          <StatusGlyph of={GLYPHS[kind]} />
        </span>
      )}
      <span className={classes.words}>
        {!read && <span className="visually-hidden">{text('notifications.unread')} </span>}
        <Sentence of={notification} />
        <small>
          <bdi>{text('notifications.when', { span, ago: dates.ago(createdAt) })}</bdi>
        </small>
      </span>
      {!read && <span className={classes.new} />}
    </Link>
  );
}

const NAME = '%{name}';

/** The name stands out wherever the language puts it. */
function Sentence({ of: { kind, employee, leave } }: { of: NotificationRecord }) {
  const text = useText();
  const [before, after] = text(`notifications.${kind}`, { name: NAME, type: text(`leave.types.${leave.leaveType}`) }).split(NAME);
  return (
    <>
      {before}
      {after !== undefined && (
        <bdi>
          <b>{employee.name}</b>
        </bdi>
      )}
      {after}
    </>
  );
}
