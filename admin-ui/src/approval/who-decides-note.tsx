import { Route } from 'lucide-react';
import type { LeaveQuoteResponse } from '../../../api/contract/leave/leave-cost-responses.js';
import { useText } from '../i18n/use-text';
import { Icon } from '../ui/icon';
import classes from './who-decides-note.module.css';
import { useDecidesText } from './use-decides-text';

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
