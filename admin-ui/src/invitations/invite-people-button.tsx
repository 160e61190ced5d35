import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import type { Invitees } from './invitation-calls';
import { InvitePeople } from './invite-people';

export function InvitePeopleButton({ people }: { people: Invitees }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const isEverybody = 'everybody' in people;
  return (
    <>
      <Button
        variant={isEverybody ? 'quiet' : 'line'}
        icon={isEverybody ? undefined : MailPlus}
        onClick={() => setOpen(true)}
      >
        {text('invitations.invite')}
      </Button>
      {open && <InvitePeople people={people} onClose={() => setOpen(false)} />}
    </>
  );
}
