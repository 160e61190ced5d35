import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { useConfig } from '../providers/config';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Spinner } from '../ui/spinner';
import { AppliedRow } from './applied-row';
import { importCalls } from './import-calls';
import { useImportAction } from './use-import-action';

/** Who has no password yet cannot sign in: a mail asks each to choose one, or an admin hands over a link. */
export function Invitations({ record, of: { waiting, invited, left } }: { record: ImportRecord; of: NonNullable<ImportRecord['invitations']> }) {
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
