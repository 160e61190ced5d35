import { useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useLocation } from 'react-router';
import { keepDraft, takeDraft, type Draft } from '../api/drafts';
import { currentUser, onInterrupted } from '../api/session';
import { useText } from '../i18n/use-text';

type Values = Draft['values'];

interface Form {
  /** Distinguishes it from other forms at the same address. */
  form: string;
  /** Without values that must not outlive the session; undefined if there is nothing to keep. */
  typed: () => Values | undefined;
  restore: (values: Values) => void;
  ready?: boolean;
}

/** Keeps what was typed when the session ends or is locked, and puts it back after the same account has signed in again. */
export function useDraft({ form, typed, restore, ready = true }: Form): void {
  const text = useText();
  const notify = useNotify();
  const { pathname } = useLocation();
  const current = useRef({ typed, restore });
  const draft = useRef<Draft>(undefined);
  useEffect(() => {
    current.current = { typed, restore };
  });

  useEffect(() => {
    const account = currentUser()?._id;
    if (account === undefined) return;
    draft.current ??= takeDraft(account, pathname, form);
    const stop = onInterrupted(() => {
      const values = current.current.typed();
      if (values) keepDraft({ account, path: pathname, form, values });
    });
    return () => {
      stop();
      // Saved or left while signed in.
      if (currentUser()?._id === account) takeDraft(account, pathname, form);
    };
  }, [pathname, form]);

  useEffect(() => {
    if (!ready || !draft.current) return;
    current.current.restore(draft.current.values);
    draft.current = undefined;
    notify(text('forms.restored'), { type: 'info', page: pathname });
  }, [ready, pathname, notify, text]);
}
