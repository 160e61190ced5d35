import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import corner from '../ui/carried-toast.module.css';
import { READABLE_MS, Toast } from '../ui/toast';

/** react-admin's notifications without its components: one after the other, each as long as it is read or pointed at. */
export function PortalToasts() {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const [shown] = notifications;
  const [held, setHeld] = useState(false);
  const lasting = shown?.notificationOptions?.autoHideDuration;

  useEffect(() => {
    if (!shown || held || lasting === null) return;
    const timer = setTimeout(takeNotification, lasting ?? READABLE_MS);
    return () => clearTimeout(timer);
  }, [shown, held, lasting, takeNotification]);

  function dismiss() {
    // What was pointed at is gone, and will not say that it is left.
    setHeld(false);
    takeNotification();
  }

  if (!shown) return null;
  const { message, type, notificationOptions } = shown;
  return (
    <div className={corner.corner}>
      <Toast
        tone={type}
        onDismiss={dismiss}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {typeof message === 'string' ? translate(message, { _: message, ...(notificationOptions?.messageArgs as object) }) : message}
      </Toast>
    </div>
  );
}
