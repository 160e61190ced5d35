import { Link } from 'react-router';
import type { NotificationKind } from '../../../api/contract/notification-kinds.js';
import type { LeaveNotificationRecord, NotificationRecord } from '../../../api/contract/records.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { PersonPhoto } from '../people/person-photo';
import { type Glyph, StatusGlyph } from '../ui/status-glyph';
import classes from './notifications.module.css';

/** Who asks is a person to somebody else; the others are about one's own. */
const GLYPHS: Record<Exclude<NotificationKind, 'leave.requested'>, Glyph> = {
  'leave.approved': 'approved',
  'leave.rejected': 'rejected',
  'leave.cancelled': 'over',
  'import.applied': 'approved',
  'import.failed': 'rejected',
};

export function NotificationEntry({ of: notification, to, onFollow }: { of: NotificationRecord; to: string; onFollow: () => void }) {
  const text = useText();
  const dates = useDates();
  const { kind, createdAt, read } = notification;
  const ago = dates.ago(createdAt);
  return (
    <Link className={classes.entry} to={to} onClick={onFollow}>
      {kind === 'leave.requested' ? (
        <PersonPhoto name={notification.employee.name} />
      ) : (
        <span className={classes.glyph}>
          <StatusGlyph of={GLYPHS[kind]} />
        </span>
      )}
      <span className={classes.words}>
        {!read && <span className="visually-hidden">{text('notifications.unread')} </span>}
        {'leave' in notification ? <LeaveSentence of={notification} /> : text(`notifications.${notification.kind}`, { file: notification.import.name })}
        <small>
          <bdi>{'leave' in notification ? text('notifications.when', { span: dates.span(notification.leave.startDate, notification.leave.endDate), ago }) : ago}</bdi>
        </small>
      </span>
      {!read && <span className={classes.new} />}
    </Link>
  );
}

const NAME = '%{name}';

/** The name stands out wherever the language puts it. */
function LeaveSentence({ of: { kind, employee, leave } }: { of: LeaveNotificationRecord }) {
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
