import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type {
  HolidayNotificationKind,
  ImportNotificationKind,
  LeaveNotificationKind,
  NotificationKind,
  PayslipNotificationKind,
} from '../../../../api/contract/notification/notification-kinds.js';
import type {
  LeaveNotificationRecord,
  NotificationRecord,
} from '../../../../api/contract/notification/notifications.js';
import { useToday } from '../../api/use-today';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useLanguage } from '../../i18n/language';
import { useDates } from '../../i18n/use-dates';
import { useListText } from '../../i18n/use-list-text';
import { type MessageKey, useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { RowAction } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Spinner } from '../../ui/feedback/spinner';
import { type Glyph, StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './notifications.module.css';
import { isOwnMatter } from './own-matter';
import type { useNotifications } from './use-notifications';

const GLYPHS: Record<
  | Exclude<LeaveNotificationKind, 'leave.requested'>
  | ImportNotificationKind
  | HolidayNotificationKind
  | PayslipNotificationKind,
  Glyph
> = {
  'leave.approved': 'approved',
  'leave.rejected': 'rejected',
  'leave.cancelled': 'ended',
  'leave.shortened': 'ended',
  'leave.recredited': 'approved',
  'holidays.added': 'approved',
  'payslip.published': 'approved',
  'import.applied': 'approved',
  'import.failed': 'rejected',
};

const hasGlyph = (kind: NotificationKind): kind is keyof typeof GLYPHS => kind in GLYPHS;

function NotificationEntry({
  of: notification,
  to,
  onFollow,
}: {
  of: NotificationRecord;
  to: string;
  onFollow: () => void;
}) {
  const text = useText();
  const { kind, read } = notification;
  return (
    <Link className={classes.entry} to={to} onClick={onFollow}>
      {hasGlyph(kind) && (
        <span className={classes.glyph}>
          <StatusGlyph of={GLYPHS[kind]} />
        </span>
      )}
      {!hasGlyph(kind) && 'employee' in notification && (
        <PersonPhoto name={notification.employee.name} />
      )}
      {'by' in notification && <PersonPhoto name={notification.by.name} />}
      {'admin' in notification && <PersonPhoto name={notification.admin.name} />}
      <span className={classes.words}>
        {!read && <span className="visually-hidden">{text('notifications.unread')} </span>}
        <Sentence of={notification} />
        <small>
          <bdi>
            <When of={notification} />
          </bdi>
        </small>
      </span>
      {!read && <span className={classes.new} />}
    </Link>
  );
}

function When({ of: notification }: { of: NotificationRecord }) {
  const text = useText();
  const dates = useDates();
  const thisYear = useToday()?.slice(0, 4);
  if ('leave' in notification) {
    const { kind, leave, createdAt } = notification;
    return text(`notifications.when.${kind}`, {
      span: dates.shortSpan(leave.startDate, leave.endDate, thisYear),
      on: dates.dayOf(createdAt),
    });
  }
  if (!('payslip' in notification)) return dates.ago(notification.createdAt);
  const { from, to, payDate } = notification.payslip;
  return text('notifications.when.payslip.published', {
    span: dates.shortSpan(from, to, thisYear),
    on: dates.day(payDate),
  });
}

function Sentence({ of: notification }: { of: NotificationRecord }) {
  const text = useText();
  const list = useListText();
  if ('leave' in notification) return <LeaveSentence of={notification} />;
  if (isOwnMatter(notification))
    return (
      <NamedSentence
        name={notification.employee.name}
        sentence={(name) => text(`notifications.${notification.kind}`, { name })}
      />
    );
  if ('payslip' in notification) return text('notifications.payslip.published');
  if ('admin' in notification)
    return (
      <NamedSentence
        name={notification.admin.name}
        sentence={(name) => text(`notifications.${notification.kind}`, { name })}
      />
    );
  if ('by' in notification)
    return (
      <NamedSentence
        name={notification.by.name}
        sentence={(name) => text('notifications.bank.changed', { name })}
      />
    );
  if ('calendar' in notification)
    return text('notifications.holidays.added', {
      count: notification.added.count,
      calendar: notification.calendar.name,
      years: list(notification.added.years.map(String)),
    });
  return text(`notifications.${notification.kind}`, { file: notification.import.name });
}

function LeaveSentence({ of: { kind, employee, leave, cost } }: { of: LeaveNotificationRecord }) {
  const text = useText();
  const type = leaveTypeName(text, leave.leaveType);
  if (cost) return <CostSentence type={type} cost={cost} />;
  return (
    <NamedSentence
      name={employee.name}
      sentence={(name) =>
        kind === 'leave.cancelled_by_owner' && leave.leaveType === null
          ? text('notifications.leave.cancelled_untyped', { name })
          : text(`notifications.${kind}`, { name, type })
      }
    />
  );
}

const NAME = '%{name}';

/** Splits the message at the placeholder, so that the name is bold wherever the language puts it. */
function NamedSentence({
  name,
  sentence,
}: {
  name: string;
  sentence: (placeholder: string) => string;
}) {
  const [before, after] = sentence(NAME).split(NAME);
  return (
    <>
      {before}
      {after !== undefined && (
        <bdi>
          <b>{name}</b>
        </bdi>
      )}
      {after}
    </>
  );
}

function CostSentence({
  type,
  cost: { unit, before, after },
}: {
  type: string;
  cost: NonNullable<LeaveNotificationRecord['cost']>;
}) {
  const text = useText();
  const { language } = useLanguage();
  const number = (amount: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(
      unit === 'days' ? amount : amount / 60,
    );
  return text(
    unit === 'days' ? 'notifications.leave.recredited' : 'notifications.leave.recreditedHours',
    { type, before: number(before), after: number(after) },
  );
}

interface Props extends ReturnType<typeof useNotifications> {
  to: (notification: NotificationRecord) => string;
  onFollow: () => void;
}

export function NotificationsPanel({ data, failed, refetch, markRead, to, onFollow }: Props) {
  const text = useText();
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const [notMarked, setNotMarked] = useState(false);

  function markAll() {
    // The focused button disappears once nothing is unread.
    section.current?.focus();
    setNotMarked(false);
    markRead().catch(() => setNotMarked(true));
  }

  function follow({ _id, read }: NotificationRecord) {
    if (!read) markRead([_id]).catch(() => undefined);
    onFollow();
  }

  return (
    <section ref={section} tabIndex={-1} className={classes.section} aria-labelledby={title}>
      <header>
        <h2 id={title}>{text('notifications.title')}</h2>
        {data && data.unread > 0 && (
          <RowAction onClick={markAll}>{text('notifications.markAll')}</RowAction>
        )}
      </header>
      {failed && <Failure of="notifications.failed" onRetry={() => void refetch()} />}
      {notMarked && <Failure of="notifications.notMarked" onRetry={markAll} />}
      {!data && !failed && (
        <p className={classes.loading}>
          <Spinner label={text('app.loadingMore')} size={20} />
        </p>
      )}
      {data?.notifications.length === 0 && (
        <EmptyState title={text('notifications.emptyTitle')}>
          {text('notifications.empty')}
        </EmptyState>
      )}
      {data && data.notifications.length > 0 && (
        <ul>
          {data.notifications.map((each) => (
            <li key={each._id}>
              <NotificationEntry of={each} to={to(each)} onFollow={() => follow(each)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Failure({ of, onRetry }: { of: MessageKey; onRetry: () => void }) {
  const text = useText();
  return (
    <p role="alert" className={classes.failure}>
      {text(of)}
      <RowAction tone="primary" onClick={onRetry}>
        {text('app.tryAgain')}
      </RowAction>
    </p>
  );
}
