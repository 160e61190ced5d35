import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { parsePath, useNavigate } from 'react-router';

/** Leads to another page with a message that belongs to that page. */
export function useLeaveWith(): (message: string, to: string, state?: object) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (message, to, state) => {
      notify(message, { type: 'success', page: parsePath(to).pathname });
      void navigate(to, { state });
    },
    [notify, navigate],
  );
}
