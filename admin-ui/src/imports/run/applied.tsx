import { Download, Mail, Network, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportRecord } from '../../../../api/contract/imports.js';
import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { useConfig } from '../../api/config';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/feedback/spinner';
import { AppliedRow, AppliedWhen } from './applied-row';
import { CountsStrip } from '../check/counts-strip';
import { going } from '../import';
import { importCalls } from '../import-queries';
import classes from '../import.module.css';
import { LostFocusHeading } from '../lost-focus-heading';
import { RefusedButton } from '../check/refused-button';
import { UndoImport, useImportAction, useUndoWords } from '../upload/undo-import';

const VIEW = { employees: officePath.employees, salaries: officePath.employees, leaves: officePath.leaves };

/** What came of it, and what is left to be done. */
export function Applied({ record }: { record: ImportRecord }) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const { kind, counts, changedSince } = record;
  return (
    <>
      <div className={classes.head}>
        <div>
          <LostFocusHeading>{text(`imports.applied.title.${kind}`, { count: going(record) })}</LostFocusHeading>
          <AppliedWhen record={record} />
        </div>
        <div className={classes.actions}>
          {!changedSince && (
            <Button variant="danger-line" onClick={() => setAsking(true)}>
              <Icon of={Undo2} size={16} mirrored />
              {text('imports.undo.action')}
            </Button>
          )}
          <ButtonLink variant="primary" to={VIEW[kind]}>
            {text(kind === 'leaves' ? 'imports.applied.viewLeaves' : 'imports.applied.view')}
          </ButtonLink>
        </div>
      </div>
      {counts && <CountsStrip counts={counts} />}
      <AppliedRows record={record} />
      {asking && <UndoImport record={record} onClose={() => setAsking(false)} onBegun={() => undefined} />}
    </>
  );
}

function AppliedRows({ record }: { record: ImportRecord }) {
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
          action={<ButtonLink to={officePath.departments}>{text('imports.applied.viewDepartments')}</ButtonLink>}
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

/** Who has no password yet cannot sign in: a mail asks each to choose one, or an admin hands over a link. */
function Invitations({ record, of: { waiting, invited, left } }: { record: ImportRecord; of: NonNullable<ImportRecord['invitations']> }) {
  const text = useText();
  const mail = useConfig()?.mail;
  const notify = useNotify();
  const { busy, act } = useImportAction();
  const [asking, setAsking] = useState(false);
  const uninvited = waiting - invited;
  if (mail === undefined) return null;

  async function invite() {
    let sent = 0;
    const done = await act(async () => {
      const answer = await importCalls.invite(record._id);
      sent = answer.invited;
      return answer.import;
    });
    setAsking(false);
    if (done) notify(text('imports.invitations.sent', { count: sent }), { type: 'success' });
  }

  const said = [
    mail ? text('imports.invitations.mail') : text('imports.invitations.noMail'),
    invited > 0 && text('imports.invitations.invited', { count: invited }),
    left > 0 && text('imports.invitations.left', { count: left }),
  ];
  const action = mail && uninvited > 0 && (
    <>
      <Button aria-disabled={busy} onClick={() => setAsking(true)}>
        {busy && <Spinner />}
        {text('imports.invitations.send')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('imports.invitations.title', { count: uninvited })}
          action={text('imports.invitations.send')}
          busy={busy}
          onConfirm={() => void invite()}
          onCancel={() => setAsking(false)}
        >
          {text('imports.invitations.question')}
        </ConfirmDialog>
      )}
    </>
  );
  return (
    <AppliedRow icon={Mail} title={text('imports.invitations.waiting', { count: waiting })} action={action}>
      {said.filter(Boolean).join(' ')}
    </AppliedRow>
  );
}
