import { Download, Mail, Network, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportRecord } from '../../../../api/contract/imports.js';
import { officePath } from '../../paths';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { useConfig } from '../../api/config';
import { Button, ButtonLink } from '../../ui/button';
import { ConfirmDialog } from '../../ui/feedback/dialog';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/feedback/spinner';
import { AppliedRow, AppliedDetails } from './applied-row';
import { CountsStrip } from '../check/counts-strip';
import { rowsToImport } from '../import';
import { importCalls } from '../import-queries';
import classes from '../import.module.css';
import { LostFocusHeading } from '../lost-focus-heading';
import { RefusedButton } from '../check/refused-button';
import { UndoImport, useImportAction, useUndoSentences } from '../upload/undo-import';

const VIEW = { employees: officePath.employees, salaries: officePath.employees, leaves: officePath.leaves };

export function Applied({ record }: { record: ImportRecord }) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  const { kind, counts, changedSince } = record;
  return (
    <>
      <div className={classes.head}>
        <div>
          <LostFocusHeading>{text(`imports.applied.title.${kind}`, { count: rowsToImport(record) })}</LostFocusHeading>
          <AppliedDetails record={record} />
        </div>
        <div className={classes.actions}>
          {!changedSince && (
            <Button variant="danger-line" onClick={() => setConfirming(true)}>
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
      {confirming && <UndoImport record={record} onClose={() => setConfirming(false)} onStarted={() => undefined} />}
    </>
  );
}

function AppliedRows({ record }: { record: ImportRecord }) {
  const text = useText();
  const listText = useListText();
  const undoSentences = useUndoSentences(record);
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
          {listText(departments)}
        </AppliedRow>
      )}
      {changedSince ? (
        <AppliedRow icon={Undo2} title={text('imports.applied.noUndo')}>
          {`${text('imports.changedSince', { count: changedSince })}.`}
        </AppliedRow>
      ) : (
        <AppliedRow icon={Undo2} title={text('imports.applied.undo')}>
          {[text(`imports.applied.undoText.${kind}`), ...undoSentences].join(' ')}
        </AppliedRow>
      )}
    </ul>
  );
}

function Invitations({ record, of: { waiting, invited, left } }: { record: ImportRecord; of: NonNullable<ImportRecord['invitations']> }) {
  const text = useText();
  const mail = useConfig()?.mail;
  const notify = useNotify();
  const { busy, act } = useImportAction();
  const [confirming, setConfirming] = useState(false);
  const uninvited = waiting - invited;
  if (mail === undefined) return null;

  async function invite() {
    let sent = 0;
    const done = await act(async () => {
      const response = await importCalls.invite(record._id);
      sent = response.invited;
      return response.import;
    });
    setConfirming(false);
    if (done) notify(text('imports.invitations.sent', { count: sent }), { type: 'success' });
  }

  const sentences = [
    mail ? text('imports.invitations.mail') : text('imports.invitations.noMail'),
    invited > 0 && text('imports.invitations.invited', { count: invited }),
    left > 0 && text('imports.invitations.left', { count: left }),
  ];
  const action = mail && uninvited > 0 && (
    <>
      <Button aria-disabled={busy} onClick={() => setConfirming(true)}>
        {busy && <Spinner />}
        {text('imports.invitations.send')}
      </Button>
      {confirming && (
        <ConfirmDialog
          title={text('imports.invitations.title', { count: uninvited })}
          action={text('imports.invitations.send')}
          busy={busy}
          onConfirm={() => void invite()}
          onCancel={() => setConfirming(false)}
        >
          {text('imports.invitations.question')}
        </ConfirmDialog>
      )}
    </>
  );
  return (
    <AppliedRow icon={Mail} title={text('imports.invitations.waiting', { count: waiting })} action={action}>
      {sentences.filter(Boolean).join(' ')}
    </AppliedRow>
  );
}
