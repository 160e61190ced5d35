import { useFormState } from 'react-hook-form';
import { useUnsaved } from './unsaved';

export function UnsavedGuard({ isSaved }: { isSaved: () => boolean }) {
  const dirty = Object.keys(useFormState().dirtyFields).length > 0;
  useUnsaved(() => dirty && !isSaved());
  return null;
}
