import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../i18n/use-text';
import { LinkOver } from './link-over';
import { NewPassword } from './new-password';
import type { Occasion } from './occasion';

// The meter speaks as it does in Setting.
export { settingsWords as words } from '../settings/settings-words';

/** In the router's state, where a reload finds it: what the address bar shows can be read over one's shoulder, and is copied with it. */
interface Kept {
  token: string;
}

export default function ResetPassword({ occasion }: { occasion: Occasion }) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();
  const token = hash.slice(1);

  useLayoutEffect(() => {
    const kept: Kept = { token };
    if (token) void navigate(pathname, { replace: true, state: kept });
  }, [token, pathname, navigate]);

  const known = token || (state as Kept | null)?.token;
  if (known) return <NewPassword key={known} occasion={occasion} token={known} />;
  const invitation = occasion === 'invite';
  return <LinkOver title="reset.incomplete" says={text(invitation ? 'reset.inviteIncompleteText' : 'reset.incompleteText')} invitation={invitation} />;
}
