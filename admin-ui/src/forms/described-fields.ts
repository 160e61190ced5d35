import { type ReactNode, useEffect } from 'react';
import { type Control, useFormContext } from 'react-hook-form';

interface Description {
  label: string;
  /** The value as people read it, if it is not a text. */
  shown?: (value: string) => ReactNode;
  /** For what must not outlive the session: passwords, and other people's pay. */
  neverKept?: boolean;
}

interface DescribedForm {
  descriptions: Map<string, Description>;
  /** How many inputs of a name are on the screen. */
  inputs: Map<string, number>;
}

const forms = new WeakMap<Control, DescribedForm>();

function formOf(control: Control): DescribedForm {
  const form = forms.get(control) ?? {
    descriptions: new Map<string, Description>(),
    inputs: new Map<string, number>(),
  };
  forms.set(control, form);
  return form;
}

/** For each input that shows its own error. */
export function useDescribedField(name: string, description: Description): void {
  const { control } = useFormContext();
  useEffect(() => {
    formOf(control).descriptions.set(name, description);
  });
  useEffect(() => {
    const { inputs } = formOf(control);
    const count = (change: number) => inputs.set(name, (inputs.get(name) ?? 0) + change);
    count(1);
    return () => void count(-1);
  }, [control, name]);
}

export const describedField = (control: Control, name: string): Description | undefined =>
  formOf(control).descriptions.get(name);

/** True if an input shows the error of this name: its own. */
export const isShown = (control: Control, name: string): boolean =>
  (formOf(control).inputs.get(name) ?? 0) > 0;
