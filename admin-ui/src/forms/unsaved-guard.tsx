import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved';

/** Nobody leaves this form unasked while its changes were not saved; `saved` once they were. */
export function UnsavedGuard({ saved }: { saved: () => boolean }) {
  const dirty = Object.keys(useFormState().dirtyFields).length > 0;
  useUnsaved(() => dirty && !saved());
  return null;
}
