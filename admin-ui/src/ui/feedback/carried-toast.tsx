import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import classes from './carried-toast.module.css';
import { READABLE_MS, Toast } from './toast';

/** In the router's state: what is to be said on the screen that somebody is sent to. */
export interface CarriedNotice {
  notice: string;
}

export function CarriedToast() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const notice = (state as CarriedNotice | null)?.notice;
  const dismiss = useCallback(() => void navigate({ pathname, search }, { replace: true, state: null }), [navigate, pathname, search]);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(dismiss, READABLE_MS);
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
