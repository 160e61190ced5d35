import { useUser } from '../../api/session';
import { portalPath } from '../../paths';
import type { RequestPath } from '../../team-calendar/calendar-timeline';

/** One's own leave, and pending leave of one's people. Approved leave of others has no page in the employee's area. */
export function useRequestPath(): RequestPath {
  const user = useUser();
  return ({ _id, status }, { own }) => {
    if (own) return portalPath.leaves(user?._id ?? '');
    return _id !== null && status === 'Pending' ? portalPath.teamRequest(_id) : undefined;
  };
}
