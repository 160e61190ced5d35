import { useEffect } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

interface Description {
  label: string;
  /** The value as people read it, if it is not a text. */
  shown?: (value: string) => string;
  /** For what must not outlive the session: passwords, and other people's pay. */
  neverKept?: boolean;
}

const descriptions = new WeakMap<Control, Map<string, Description>>();

export function useDescribedField(name: string, description: Description): void {
  const { control } = useFormContext();
  useEffect(() => {
    descriptions.set(control, (descriptions.get(control) ?? new Map<string, Description>()).set(name, description));
  });
}

export const describedField = (control: Control, name: string): Description | undefined => descriptions.get(control)?.get(name);
