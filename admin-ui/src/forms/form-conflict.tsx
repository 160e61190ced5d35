import { useFormContext, useFormState } from 'react-hook-form';
import { ConflictDialog, type ConflictAnswers } from './conflict-dialog';
import { describedField } from './described-fields';

type Values = Record<string, unknown>;

/** Compares the fields that were changed in the form around it. */
export function FormConflict({
  theirs,
  onKeepMine,
  ...answers
}: ConflictAnswers & { theirs: Values }) {
  const { control, getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const mine = getValues();
  const fields = Object.keys(dirtyFields).filter((name) => read(mine[name]) !== read(theirs[name]));
  const shown = (name: string, value: unknown) =>
    describedField(control, name)?.shown?.(read(value)) ?? read(value);

  function keepMine(form: HTMLFormElement | null) {
    // Not a change of the record that the form was opened with, if what was typed is older than that.
    setValue('version', theirs.version);
    onKeepMine(form);
  }

  const differences = fields.map((name) => ({
    name,
    label: describedField(control, name)?.label ?? name,
    mine: shown(name, mine[name]),
    theirs: shown(name, theirs[name]),
  }));
  return <ConflictDialog differences={differences} onKeepMine={keepMine} {...answers} />;
}

/** A person, such as a manager, is read by the name, a new picture by that of its file. */
function read(value: unknown): string {
  if (typeof value === 'object' && value !== null) return 'name' in value ? String(value.name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
