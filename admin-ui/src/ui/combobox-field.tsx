import { Combobox, type ComboboxProps } from './combobox';
import { FieldFrame, type FrameProps } from './field-frame';

/** A choice among more than a select could hold: one types, and what fits is offered. */
export function ComboboxField<Option extends { id: string }>({ label, optional, hint, error, wide, ...combobox }: FrameProps & Omit<ComboboxProps<Option>, 'tied' | 'label'>) {
  return <FieldFrame {...{ label, optional, hint, error, wide }}>{(tied) => <Combobox tied={tied} label={label} {...combobox} />}</FieldFrame>;
}
