import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LeaveDecision } from '../../../../api/contract/leave/leave-statuses.js';
import { useText } from '../../i18n/use-text';
import { LinkPage, SignInLink } from './link-page';
import { LinkedRequest } from './linked-request';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/decide-leave';

export const messages = catalogueOf({ 'decide-leave': english });

const REJECT = ':reject';

/** Moves from the address to the router's state, as the token of a password's link does. */
interface Followed {
  token: string;
  /** The button of the mail, which stands first. */
  first: LeaveDecision;
}

function followedTo(hash: string): Followed | null {
  const fragment = hash.slice(1);
  const rejects = fragment.endsWith(REJECT);
  const token = rejects ? fragment.slice(0, -REJECT.length) : fragment;
  return token ? { token, first: rejects ? 'Rejected' : 'Approved' } : null;
}

/** The page of a mail's link: it decides nothing until a button is pressed. */
export default function DecideLeave() {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, hash, state } = useLocation();

  useLayoutEffect(() => {
    const followed = followedTo(hash);
    if (followed) void navigate(pathname, { replace: true, state: followed });
  }, [hash, pathname, navigate]);

  const followed = followedTo(hash) ?? (state as Followed | null);
  if (followed?.token)
    return <LinkedRequest key={followed.token} token={followed.token} first={followed.first} />;
  return (
    <LinkPage title={text('decideLeave.incomplete')}>
      <p>{text('decideLeave.incompleteText')}</p>
      <SignInLink />
    </LinkPage>
  );
}
