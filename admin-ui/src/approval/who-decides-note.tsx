import { Route } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './who-decides-note.module.css';
import type { ApprovalStepState, DeciderRecord } from '../../../api/contract/leave/approvals.js';
import { useListText } from '../i18n/use-list-text';
import { useDates } from '../i18n/use-dates';
import { type WhoDecides, whoDecides } from './who-decides';

interface Props {
  quote: Pick<LeaveQuoteResponse, 'steps' | 'deciders'>;
  /** The reader adds it as an approver, whose own step is taken by that. */
  isAddedByApprover?: boolean;
}

/** Before a request is sent. Nothing without approvals. */
export function WhoDecidesNote({
  quote: { steps, deciders = [] },
  isAddedByApprover = false,
}: Props) {
  const text = useText();
  const decides = useDecidesText();
  if (!steps) return null;
  const atOnce = text(isAddedByApprover ? 'whoDecides.atOnceByYou' : 'whoDecides.atOnce');
  const said = steps.length === 0 ? atOnce : decides({ steps, deciders });
  if (!said) return null;
  return (
    <p className={classes.note}>
      <Icon of={Route} size={16} />
      <span>{said}</span>
    </p>
  );
}

/** Søren decides, then HR. Undefined if nobody can decide. */
function useDecidesText(): (approval: {
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
