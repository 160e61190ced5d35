import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { LinkAnswer } from '../../../api/contract/answers.js';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Spinner } from '../ui/spinner';
import { useAccountAction } from './account-action';
import { AccountLinkDialog } from './account-link-dialog';
import { AccountRow } from './account-row';
import type { Employee } from './employee';

export function AccountLink({ employee: { name, userId } }: { employee: Employee }) {
  const text = useText();
  const office = useOffice();
  const { busy, act } = useAccountAction();
  const [made, setMade] = useState<LinkAnswer>();
  const action = (
    <>
      <Button aria-disabled={busy} onClick={() => void (busy || act(() => office.makeLink(userId._id)).then(setMade))}>
        {busy && <Spinner />}
        {text('access.makeLink')}
      </Button>
      {made && <AccountLinkDialog title={text('access.linkTitle', { name })} made={made} onClose={() => setMade(undefined)} />}
    </>
  );
  return (
    <AccountRow glyph={<Icon of={KeyRound} />} title={text('access.password')} action={action}>
      {text('access.passwordText')}
    </AccountRow>
  );
}
