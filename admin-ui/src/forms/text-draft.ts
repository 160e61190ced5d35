import { type RefObject, useRef } from 'react';
import { useDraft } from './draft';

/** For the only text of a form of its own; returns its field's ref. */
export function useTextDraft<Field extends HTMLInputElement | HTMLTextAreaElement>(
  form: string,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useDraft({
    form,
    typed() {
      const value = field.current?.value.trim();
      return value ? { value } : undefined;
    },
    restore({ value }) {
      if (field.current) field.current.value = String(value);
    },
  });
  return field;
}
