import { useId, useRef, useState } from 'react';
import type { NotificationRecord } from '../../../api/contract/records.js';
import { type MessageKey, useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Spinner } from '../ui/spinner';
import { NotificationEntry } from './notification-entry';
import classes from './notifications.module.css';
import type { useNotifications } from './use-notifications';

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
    // The button goes with the last unread one.
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
        {data && data.unread > 0 && <RowAction onClick={markAll}>{text('notifications.markAll')}</RowAction>}
      </header>
      {failed && <Failure of="notifications.failed" onRetry={() => void refetch()} />}
      {notMarked && <Failure of="notifications.notMarked" onRetry={markAll} />}
      {!data && !failed && (
        <p className={classes.loading}>
          <Spinner label={text('app.loadingMore')} size={20} />
        </p>
      )}
      {data?.notifications.length === 0 && <EmptyState title={text('notifications.emptyTitle')}>{text('notifications.empty')}</EmptyState>}
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
      <RowAction tone="first" onClick={onRetry}>
        {text('app.tryAgain')}
      </RowAction>
    </p>
  );
}
