import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import classes from './navigation-toast.module.css';
import { TOAST_DURATION_MS, Toast } from './toast';

/** Router state: a message for the screen that the user is redirected to. */
export interface NavigationNotice {
  notice: string;
}

export function NavigationToast() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const notice = (state as NavigationNotice | null)?.notice;
  const dismiss = useCallback(
    () => void navigate({ pathname, search }, { replace: true, state: null }),
    [navigate, pathname, search],
  );

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(dismiss, TOAST_DURATION_MS);
    return () => clearTimeout(timer);
  }, [notice, dismiss]);

  return (
    <div className={classes.corner}>
      {notice && (
        <Toast tone="success" onDismiss={dismiss}>
          {notice}
        </Toast>
      )}
    </div>
  );
}
