import { Download, Network, Undo2 } from 'lucide-react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { ButtonLink } from '../ui/button';
import { AppliedRow } from './applied-row';
import classes from './applied.module.css';
import { Invitations } from './invitations';
import { RefusedButton } from './refused-button';
import { useUndoWords } from './use-undo-words';

export function AppliedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const undone = useUndoWords(record);
  const { kind, counts, departments, invitations, changedSince } = record;
  const refused = counts?.refused ?? 0;
  return (
    <ul className={classes.rows}>
      {invitations && invitations.waiting > 0 && <Invitations record={record} of={invitations} />}
      {refused > 0 && (
        <AppliedRow icon={Download} title={text('imports.applied.refused', { count: refused })} action={<RefusedButton record={record} />}>
          {text('imports.applied.refusedText')}
        </AppliedRow>
      )}
      {departments.length > 0 && (
        <AppliedRow
          icon={Network}
          title={text('imports.applied.departments', { count: departments.length })}
          action={<ButtonLink to={address.departments}>{text('imports.applied.viewDepartments')}</ButtonLink>}
        >
          {departments.join(', ')}
        </AppliedRow>
      )}
      {changedSince ? (
        <AppliedRow icon={Undo2} title={text('imports.applied.noUndo')}>
          {`${text('imports.changedSince', { count: changedSince })}.`}
        </AppliedRow>
      ) : (
        <AppliedRow icon={Undo2} title={text('imports.applied.undo')}>
          {[text(`imports.applied.undoText.${kind}`), ...undone].join(' ')}
        </AppliedRow>
      )}
    </ul>
  );
}
