import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import classes from './conflict-dialog.module.css';

export interface Difference {
  name: string;
  label: string;
  /** As people read them. */
  mine: ReactNode;
  theirs: ReactNode;
}

export interface ConflictAnswers {
  /** Saves with the new version: what was changed here stays, everything else is theirs. */
  onKeepMine: (form: HTMLFormElement | null) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

export function ConflictDialog({
  differences,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictAnswers & { differences: Difference[] }) {
  const text = useText();
  return (
    <Dialog title={text('forms.staleTitle')} onClose={onClose}>
      <p>{text(differences.length > 0 ? 'forms.conflict' : 'forms.conflictElsewhere')}</p>
      {differences.length > 0 && (
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">{text('forms.field')}</th>
              <th scope="col">{text('forms.mine')}</th>
              <th scope="col">{text('forms.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ name, label, mine, theirs }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td data-side={text('forms.mine')}>{mine || text('app.notAvailable')}</td>
                <td data-side={text('forms.theirs')}>{theirs || text('app.notAvailable')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <DialogActions>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button onClick={onTakeTheirs}>{text('forms.takeTheirs')}</Button>
        <Button variant="primary" onClick={({ currentTarget }) => onKeepMine(currentTarget.form)}>
          {text('forms.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
