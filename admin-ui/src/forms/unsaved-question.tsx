import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router';
import { useText } from '../i18n/use-text';
import { ConfirmDialog } from '../ui/feedback/dialog';
import { isUnsaved, onQuestion, type TAKES_ENTRY_ALONG } from './unsaved';

const takesEntryAlong = (state: unknown) =>
  (state as Partial<typeof TAKES_ENTRY_ALONG> | null)?.takesEntryAlong === true;

const leavesUnsaved: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  currentLocation.pathname !== nextLocation.pathname &&
  !(historyAction === NavigationType.Push && takesEntryAlong(nextLocation.state)) &&
  isUnsaved();

/** Rendered once per shell, because a router supports only one blocker. */
export function UnsavedQuestion() {
  const text = useText();
  const blocker = useBlocker(leavesUnsaved);
  const [pending, setPending] = useState<{ answer: (leaves: boolean) => void }>();

  useEffect(() => onQuestion((answer) => setPending({ answer })), []);

  useEffect(() => {
    // Makes the browser show its own question when the tab is closed or reloaded.
    const onBeforeUnload = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);

  function answer(leaves: boolean) {
    // The dialog must be closed first: it would keep the focus that the caller may want to move.
    flushSync(() => setPending(undefined));
    pending?.answer(leaves);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  }

  if (!pending && blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={text('forms.unsavedTitle')}
      action={text('forms.discard')}
      cancel={text('forms.keepEditing')}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {text('forms.unsaved')}
    </ConfirmDialog>
  );
}
