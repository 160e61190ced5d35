import { useCallback } from 'react';
import { useNotify } from 'ra-core';
import { parsePath, useNavigate } from 'react-router';

/** Leads to another page with a message that belongs to that page. */
export function useLeaveWith(): (message: string, to: string) => void {
  const notify = useNotify();
  const navigate = useNavigate();
  return useCallback(
    (message, to) => {
      notify(message, { type: 'success', page: parsePath(to).pathname });
      void navigate(to);
    },
    [notify, navigate],
  );
}
