import { MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import type { Invitees } from './invitation-calls';

// With its form, which no list needs before it is opened.
const InvitePeople = lazy(() => import('./invite-people'));

export function InvitePeopleButton({
  people,
  quiet = 'everybody' in people,
}: {
  people: Invitees;
  quiet?: boolean;
}) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={quiet ? 'quiet' : 'line'}
        icon={quiet ? undefined : MailPlus}
        onClick={() => setOpen(true)}
      >
        {text('invitations.invite')}
      </Button>
      <Suspense fallback={null}>
        {open && <InvitePeople people={people} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
