import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { InviteeCounts } from '../../../api/contract/auth/invitations.js';
import { INVITATION_DAYS, MAX_LINKS_IN_FILE } from '../../../api/contract/auth/invitations.js';
import { useConfig, useNumbers } from '../api/config';
import { serverErrorText } from '../api/use-notify-error';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { download } from '../ui/download';
import { AlertBox } from '../ui/feedback/alert-box';
import { Dialog, DialogActions } from '../ui/feedback/dialog';
import { Skeleton } from '../ui/feedback/skeleton';
import { Checkbox } from '../ui/fields/checkbox';
import { type Invitees, invitationCalls } from './invitation-calls';
import classes from './invite-people.module.css';
import { InvitingProgress } from './inviting-progress';
import { useInviting } from './use-inviting';

interface Props {
  people: Invitees;
  onClose: () => void;
}

/** Invites by mail where it can be sent, or with a file of links to hand over. */
export default function InvitePeople({ people, onClose }: Props) {
  const text = useText();
  const notify = useNotify();
  const mail = useConfig()?.mail === true;
  const today = useToday();
  const client = useQueryClient();
  const {
    data: counts,
    error,
    refetch,
  } = useQuery({
    queryKey: ['invitees', people],
    queryFn: () => invitationCalls.count(people),
    gcTime: 0,
  });
  const { busy, progress, byMail, file, stop } = useInviting(people);
  const [again, setAgain] = useState(false);
  const chosen = ({ notInvited, invited }: InviteeCounts) => notInvited + (again ? invited : 0);

  function finish(message: string) {
    notify(message, { type: 'success' });
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'employees' || name === 'import',
    });
  }

  async function send() {
    const sent = await byMail(again);
    void refetch();
    if (!sent) return;
    if (sent.invited > 0) finish(text('invitations.sent', { count: sent.invited }));
    if (sent.complete) onClose();
  }

  async function save() {
    const links = await file(again);
    if (!links) return void refetch();
    download(links, `${['invitation-links', today].filter(Boolean).join('-')}.csv`);
    finish(text('invitations.saved'));
    onClose();
  }

  if (progress) {
    return (
      <Dialog title={text('invitations.title')} onClose={stop}>
        <InvitingProgress {...progress} onStop={stop} />
      </Dialog>
    );
  }
  return (
    <Dialog title={text('invitations.title')} onClose={onClose}>
      {error && <AlertBox reason={serverErrorText(error)}>{text('invitations.failed')}</AlertBox>}
      {!counts && !error && <Skeleton width="100%" height={96} />}
      {counts && (
        <>
          <WhoIsInvited people={people} of={counts.byMail} />
          {counts.byMail.invited > 0 && (
            <Checkbox
              label={text('invitations.again', { count: counts.byMail.invited })}
              checked={again}
              disabled={busy}
              onChange={({ target }) => setAgain(target.checked)}
            />
          )}
          <HowTheyAreInvited
            mail={mail}
            links={chosen(counts.inFile)}
            admins={chosen(counts.byMail) - chosen(counts.inFile)}
          />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        {counts && (
          <WaysToInvite
            mail={mail}
            busy={busy}
            links={chosen(counts.inFile)}
            mails={chosen(counts.byMail)}
            onFile={() => void save()}
            onMail={() => void send()}
          />
        )}
      </DialogActions>
    </Dialog>
  );
}

function WaysToInvite({
  mail,
  busy,
  links,
  mails,
  onFile,
  onMail,
}: {
  mail: boolean;
  busy: boolean;
  links: number;
  mails: number;
  onFile: () => void;
  onMail: () => void;
}) {
  const text = useText();
  return (
    <>
      <Button
        variant={mail ? 'line' : 'primary'}
        disabled={busy || links === 0}
        onClick={onFile}
        busy={busy && !mail}
      >
        {text('invitations.file')}
      </Button>
      {mail && (
        <Button variant="primary" disabled={busy || mails === 0} onClick={onMail} busy={busy}>
          {mails === 0 ? text('invitations.sendNone') : text('invitations.send', { count: mails })}
        </Button>
      )}
    </>
  );
}

function WhoIsInvited({
  people,
  of: { notInvited, invited },
}: {
  people: Invitees;
  of: InviteeCounts;
}) {
  const text = useText();
  const others = 'ids' in people ? people.ids.length - notInvited - invited : 0;
  const cannot = others > 0 && text('invitations.others', { count: others });
  const nobody = notInvited === 0 && invited === 0;
  return (
    <p>
      <strong className={classes.count}>
        {(nobody && cannot) ||
          text(notInvited === 0 ? 'invitations.nobody' : 'invitations.waiting', {
            count: notInvited,
          })}
      </strong>
      {!nobody && cannot && ` ${cannot}`}
    </p>
  );
}

function HowTheyAreInvited({
  mail,
  links,
  admins,
}: {
  mail: boolean;
  links: number;
  admins: number;
}) {
  const text = useText();
  const numbers = useNumbers();
  const sentences = [
    mail && text('invitations.byMail', { days: INVITATION_DAYS }),
    text('invitations.inFile', { days: INVITATION_DAYS }),
    admins > 0 && text('invitations.admins', { count: admins }),
    links > MAX_LINKS_IN_FILE &&
      text('invitations.manyLinks', { max: numbers.format(MAX_LINKS_IN_FILE) }),
  ];
  return (
    <ul className={classes.ways}>
      {sentences
        .filter((sentence) => sentence !== false)
        .map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
    </ul>
  );
}
