import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/confirm-dialog';

/** Asks before a form is left whose changes were not saved; `saved` once they were. */
export function UnsavedGuard({ saved }: { saved: () => boolean }) {
  const text = useText();
  const dirty = Object.keys(useFormState().dirtyFields).length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => dirty && !saved() && currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    if (!dirty) return;
    // The browser asks in its own words when the whole page is left.
    const ask = (event: BeforeUnloadEvent) => !saved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, saved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog title={text('forms.unsavedTitle')} action={text('forms.leave')} onConfirm={() => blocker.proceed()} onCancel={() => blocker.reset()}>
      {text('forms.unsaved')}
    </ConfirmDialog>
  );
}
