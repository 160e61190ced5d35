import { useEffect, useLayoutEffect, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { NavigationToast } from '../ui/feedback/navigation-toast';
import corner from '../ui/feedback/navigation-toast.module.css';
import { Toast, TOAST_DURATION_MS } from '../ui/feedback/toast';

/** Shows the newest notification, instead of react-admin's queue. A toast stays while it has the pointer or the focus. */
export function Toasts() {
  const translate = useTranslate();
  const { notifications, setNotifications, resetNotifications } = useNotificationContext();
  const { pathname } = useLocation();
  const newest = notifications.at(-1);
  /** The notification under the pointer or with the focus; a removed toast fires no leave or blur event. */
  const [held, setHeld] = useState<typeof newest>();
  const paused = newest !== undefined && held === newest;

  useLayoutEffect(() => {
    setNotifications((all) =>
      all.filter(({ notificationOptions }) => notificationOptions?.page === pathname),
    );
  }, [pathname, setNotifications]);

  useEffect(() => {
    if (!newest || paused) return;
    const { autoHideDuration } = newest.notificationOptions ?? {};
    const timer = setTimeout(resetNotifications, autoHideDuration ?? TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [newest, paused, resetNotifications]);

  if (!newest) return <NavigationToast />;
  const { message, type, notificationOptions } = newest;
  return (
    <div className={corner.corner}>
      <Toast
        // A screen reader may not announce a text that is only replaced.
        key={notifications.length}
        tone={type}
        action={notificationOptions?.action}
        onDismiss={resetNotifications}
        onPointerEnter={() => setHeld(newest)}
        onPointerLeave={() => setHeld(undefined)}
        onFocus={() => setHeld(newest)}
        onBlur={() => setHeld(undefined)}
      >
        {typeof message === 'string'
          ? translate(message, { _: message, ...(notificationOptions?.messageArgs as object) })
          : message}
      </Toast>
    </div>
  );
}
