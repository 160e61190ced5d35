import { useFormContext, useFormState } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import classes from './conflict-dialog.module.css';
import { describedField } from './described-fields';

type Values = Record<string, unknown>;

interface Props {
  theirs: Values;
  /** Saves with the new version: what was changed here stays, everything else is theirs. */
  onKeepMine: (form: HTMLFormElement | null) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function ConflictDialog({ theirs, onKeepMine, onTakeTheirs, onClose }: Props) {
  const text = useText();
  const { control, getValues, setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const mine = getValues();
  const fields = Object.keys(dirtyFields).filter((name) => read(mine[name]) !== read(theirs[name]));
  const shown = (name: string, value: unknown) => describedField(control, name)?.shown?.(read(value)) ?? read(value);

  function keepMine(form: HTMLFormElement | null) {
    // Not a change of the record that the form was opened with, if what was typed is older than that.
    setValue('version', theirs.version);
    onKeepMine(form);
  }

  return (
    <Dialog title={text('forms.staleTitle')} onClose={onClose}>
      <p>{text(fields.length > 0 ? 'forms.conflict' : 'forms.conflictElsewhere')}</p>
      {fields.length > 0 && (
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">{text('forms.field')}</th>
              <th scope="col">{text('forms.mine')}</th>
              <th scope="col">{text('forms.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <tr key={name}>
                <th scope="row">{describedField(control, name)?.label ?? name}</th>
                {[mine, theirs].map((values, index) => (
                  <td key={index} data-side={text(index === 0 ? 'forms.mine' : 'forms.theirs')}>
                    {shown(name, values[name]) || text('app.notAvailable')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DialogActions>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button onClick={onTakeTheirs}>{text('forms.takeTheirs')}</Button>
        <Button variant="primary" onClick={({ currentTarget }) => keepMine(currentTarget.form)}>
          {text('forms.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A person, such as a manager, is read by the name, a new picture by that of its file. */
function read(value: unknown): string {
  if (typeof value === 'object' && value !== null) return 'name' in value ? String(value.name) : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
