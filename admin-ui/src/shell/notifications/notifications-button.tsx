import { Bell } from 'lucide-react';
import type { NotificationRecord } from '../../../../api/contract/notification/notifications.js';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useDisclosure } from '../../ui/layout/use-disclosure';
import { NotificationsPanel } from './notifications-panel';
import classes from './notifications.module.css';
import { useNotifications } from './use-notifications';

export function NotificationsButton({ to }: { to: (notification: NotificationRecord) => string }) {
  const text = useText();
  const { container, buttonId, panelId, open, toggle, close } = useDisclosure();
  const notifications = useNotifications();
  const { data, refetch } = notifications;
  const unread = data?.unread ?? 0;

  function press() {
    toggle();
    if (!open) void refetch({ cancelRefetch: false });
  }

  return (
    <div ref={container} className={classes.around}>
      <IconButton
        id={buttonId}
        className={classes.button}
        aria-label={
          unread > 0 ? text('notifications.named', { count: unread }) : text('notifications.title')
        }
        aria-expanded={open}
        aria-controls={panelId}
        onClick={press}
      >
        <Icon of={Bell} />
        {unread > 0 && <span className={classes.dot} />}
      </IconButton>
      <p role="status" className="visually-hidden">
        {unread > 0 && text('notifications.counted', { count: unread })}
      </p>
      <div id={panelId} className={classes.panel} hidden={!open}>
        {open && <NotificationsPanel {...notifications} to={to} onFollow={() => close(true)} />}
      </div>
    </div>
  );
}
