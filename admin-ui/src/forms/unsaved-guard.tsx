import { useFormContext, useFormState } from 'react-hook-form';
import { describedField } from './described-fields';
import { useDraft } from './draft';
import { useUnsaved } from './unsaved';

interface Props {
  /** Distinguishes the form from others at the same address. */
  form: string;
  isSaved: () => boolean;
}

/** Asks before a form with changes is left, and keeps the changes when it is the session that ends. */
export function UnsavedGuard({ form, isSaved }: Props) {
  const { control, getValues, setValue } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const changed = Object.keys(dirtyFields);
  const isUnsaved = () => changed.length > 0 && !isSaved();
  useUnsaved(isUnsaved);
  useDraft({
    form,
    ready: isReady,
    typed() {
      if (!isUnsaved()) return undefined;
      const values = getValues();
      const kept = changed.filter(
        (name) => !describedField(control, name)?.neverKept && !(values[name] instanceof Blob),
      );
      // With the version that was read, so that saving does not overwrite what others have changed since.
      if (kept.length > 0)
        return Object.fromEntries(
          [...kept, 'version'].map((name) => [name, values[name] as unknown]),
        );
    },
    restore({ version, ...values }) {
      for (const [name, value] of Object.entries(values))
        setValue(name, value, { shouldDirty: true });
      if (version !== undefined) setValue('version', version);
    },
  });
  return null;
}
