import type { ApprovalStepState, DeciderRecord } from '../../../api/contract/leave/approvals.js';
import { useListText } from '../i18n/use-list-text';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { type WhoDecides, whoDecides } from './who-decides';

/** Søren decides, then HR. Undefined if nobody can decide. */
export function useDecidesText(): (approval: {
  steps: readonly ApprovalStepState[];
  deciders: readonly DeciderRecord[];
}) => string | undefined {
  const text = useText();
  const either = useListText('disjunction');
  const { dayAndMonth } = useDates();
  const said = (names: (string | null)[]) =>
    either(names.map((name) => name ?? text('whoDecides.hr')));

  function clause({ first, away }: WhoDecides): string {
    const names = said(first);
    if (!away) return text('whoDecides.decides', { names });
    return text(away.isActedFor ? 'whoDecides.decidesFor' : 'whoDecides.decidesInstead', {
      names,
      other: away.name,
      date: dayAndMonth(away.until),
    });
  }

  return (approval) => {
    const found = whoDecides(approval);
    if (!found) return undefined;
    const steps = found.then.reduce(
      (before, names) => text('whoDecides.then', { first: before, next: said(names) }),
      clause(found),
    );
    return text('whoDecides.sentence', { steps });
  };
}
