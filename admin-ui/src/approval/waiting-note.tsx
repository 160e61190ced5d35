import type { LeaveApproval } from '../../../api/contract/approvals.js';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';

/** Waiting for Søren since 20 Nov. Nothing without approvals, and once it is decided. */
export function WaitingNote({ of: { waitingFor = [], waitingForHr = false, waitingSince }, className }: { of: Partial<LeaveApproval>; className?: string }) {
  const text = useText();
  const list = useListText();
  const { dayAndMonthOf } = useDates();
  if (!waitingSince || (waitingFor.length === 0 && !waitingForHr)) return null;
  const date = dayAndMonthOf(waitingSince);
  const names = list([...waitingFor, ...(waitingForHr ? [text('whoDecides.hr')] : [])]);
  return <p className={className}>{waitingFor.length > 0 ? text('whoDecides.waiting', { names, date }) : text('whoDecides.waitingForHr', { date })}</p>;
}
