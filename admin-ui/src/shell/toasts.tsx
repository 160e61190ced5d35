import type { CSSProperties, ReactNode, Ref } from 'react';
import { Notification, NotificationClasses, useCloseNotification } from 'react-admin';
import { Toast, type Tone } from '../ui/toast';

/** react-admin's notifications in our form. They stay while one clicks elsewhere: a text that is gone cannot be read. */
export function Toasts() {
  return <Notification slots={{ content: Content }} slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }} />;
}

interface Props {
  className?: string;
  message?: ReactNode;
  action?: ReactNode;
  /** Of the transition. */
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** react-admin tells the kind of a notification by a class only. */
function Content({ className = '', message, action, style, ref }: Props) {
  const close = useCloseNotification();
  return (
    <Toast ref={ref} tone={toneOf(className)} style={style} action={action} onDismiss={close}>
      {message}
    </Toast>
  );
}

function toneOf(className: string): Tone {
  const tones = ['success', 'warning', 'error'] as const;
  return tones.find((tone) => className.includes(NotificationClasses[tone])) ?? 'info';
}
