import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { isUnsaved, onQuestion } from './unsaved';

const elsewhere: BlockerFunction = ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsaved();

/** Asks before a screen is left on which something was not saved; once in each shell, since a router has one blocker. */
export function UnsavedQuestion() {
  const text = useText();
  const blocker = useBlocker(elsewhere);
  const [asked, setAsked] = useState<{ answer: (leaves: boolean) => void }>();

  useEffect(() => onQuestion((answer) => setAsked({ answer })), []);

  useEffect(() => {
    // The browser asks in its own words when the whole page is left.
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  function answer(leaves: boolean) {
    // Whoever asked may want to move the focus, which an open dialog would hold.
    flushSync(() => setAsked(undefined));
    asked?.answer(leaves);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  }

  if (!asked && blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog title={text('forms.unsavedTitle')} action={text('forms.leave')} onConfirm={() => answer(true)} onCancel={() => answer(false)}>
      {text('forms.unsaved')}
    </ConfirmDialog>
  );
}
