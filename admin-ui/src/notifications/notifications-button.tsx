import { Bell } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import type { NotificationRecord } from '../../../api/contract/records.js';
import { useText } from '../i18n/use-text';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { useDismiss } from '../ui/use-dismiss';
import { NotificationsPanel } from './notifications-panel';
import classes from './notifications.module.css';
import { useNotifications } from './use-notifications';

/** Both shells have it; `to` says where theirs shows the leave request that a notification is about. */
export function NotificationsButton({ to }: { to: (notification: NotificationRecord) => string }) {
  const text = useText();
  const panel = useId();
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const notifications = useNotifications();
  const { data, refetch } = notifications;
  const unread = data?.unread ?? 0;

  const close = useCallback((back: boolean) => {
    setOpen(false);
    if (back) button.current?.focus();
  }, []);
  useDismiss(around, open, close);

  function toggle() {
    setOpen(!open);
    if (!open) void refetch({ cancelRefetch: false });
  }

  return (
    <div ref={around} className={classes.around}>
      <IconButton
        ref={button}
        className={classes.button}
        aria-label={unread > 0 ? text('notifications.named', { count: unread }) : text('notifications.title')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={toggle}
      >
        <Icon of={Bell} />
        {unread > 0 && <span className={classes.dot} />}
      </IconButton>
      <p role="status" className="visually-hidden">
        {unread > 0 && text('notifications.counted', { count: unread })}
      </p>
      <div id={panel} className={classes.panel} hidden={!open}>
        {open && <NotificationsPanel {...notifications} to={to} onFollow={() => close(true)} />}
      </div>
    </div>
  );
}
