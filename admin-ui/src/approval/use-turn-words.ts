import type { DeciderRecord } from '../../../api/contract/leave/approvals.js';
import { useDates } from '../i18n/use-dates';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { askedOf, isAway, isHr } from './asked';
import type { LeaveInSteps } from './leave-in-steps';

interface TurnWords {
  /** 'Søren or Tomasz'; HR for admins. */
  names: string;
  /** A sentence for each who decides: as what, and why it has come to them. */
  reasons: string[];
}

/** Names of those who decide next, and why it is them. */
export function useTurnWords(): (leave: LeaveInSteps) => TurnWords {
  const text = useText();
  const either = useListText('disjunction');
  const all = useListText();
  const { dayAndMonth } = useDates();

  const as = ({ right, for: name = '', awayUntil }: DeciderRecord) =>
    text(`approval.reasons.${right === 'admin' ? 'hr' : right}`, {
      name,
      date: awayUntil ? dayAndMonth(awayUntil) : '',
    });

  function why(decider: DeciderRecord, away: DeciderRecord[], step: string): string {
    const reason = as(decider);
    const [absent, ...others] = away.filter((one) => one !== decider);
    if (decider.early === 'away' && absent?.awayUntil && others.length === 0)
      return text('approval.because.away', {
        reason,
        names: absent.name,
        date: dayAndMonth(absent.awayUntil),
      });
    if (decider.early === 'away' && absent)
      return text('approval.because.allAway', {
        reason,
        names: all([absent, ...others].map(({ name }) => name)),
      });
    if (decider.early === 'nobody' || decider.early === 'overdue')
      return text(`approval.because.${decider.early}`, { reason, step });
    return isAway(decider)
      ? text('approval.butAway', { reason, date: dayAndMonth(decider.awayUntil as string) })
      : reason;
  }

  return ({ deciders = [], steps = [] }) => {
    const away = deciders.filter(isAway);
    const named = askedOf(deciders);
    const nameOf = (decider: DeciderRecord) =>
      isHr(decider) ? text('approval.who.hr') : decider.name;
    const step = text(`approval.who.${steps.find(({ current }) => current)?.who ?? 'hr'}`);
    const reasons = named.map((decider) => {
      const reason = why(decider, away, step);
      return named.length === 1
        ? text('approval.reason', { reason: capital(reason) })
        : text('approval.reasonOf', { name: nameOf(decider), reason });
    });
    return { names: either(named.map(nameOf)), reasons };
  };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
