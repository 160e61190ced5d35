import { useEffect } from 'react';
import { reloadUser, requireAction } from '../../api/session';
import { UNATTENDED } from '../../api/unattended';

const MINUTE_MS = 60_000;
const ACTIVITIES = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Typing and reading count as use of the session, though they send nothing. A page that somebody comes back to after the
 * minutes is covered at once; whether it stays so, the server decides, since another tab may have used the session.
 */
export function IdleWatch({ minutes }: { minutes: number | null }) {
  useEffect(() => {
    if (minutes === null) return;
    let activeAt = Date.now();
    let tickedAt = Date.now();
    const idle = () => Date.now() - activeAt > minutes * MINUTE_MS;
    const refresh = (options?: RequestInit) => void reloadUser(options).catch(() => undefined);

    function onActivity() {
      if (idle()) requireAction('confirm');
      else activeAt = Date.now();
    }
    function onReturn() {
      if (document.visibilityState === 'visible' && idle()) requireAction('confirm');
    }
    function onTick() {
      const slept = Date.now() - tickedAt > 2 * MINUTE_MS;
      if (idle() && slept) requireAction('confirm');
      else if (idle()) refresh(UNATTENDED);
      else if (activeAt > tickedAt) refresh();
      tickedAt = Date.now();
    }

    const timer = setInterval(onTick, MINUTE_MS);
    ACTIVITIES.forEach((activity) =>
      window.addEventListener(activity, onActivity, { passive: true }),
    );
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      clearInterval(timer);
      ACTIVITIES.forEach((activity) => window.removeEventListener(activity, onActivity));
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [minutes]);

  return null;
}
