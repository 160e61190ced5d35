import type { PayRunListRecord, PayRunRecord } from '../../../api/contract/payroll/pay-runs.js';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';

const GLYPHS = {
  draft: 'edited',
  calculating: 'pending',
  approved: 'approved',
  paying: 'pending',
  paid: 'paid',
  discarded: 'ended',
} as const;

export function RunState({ of: run }: { of: PayRunListRecord | PayRunRecord }) {
  const text = useText();
  const state =
    run.state === 'draft' && 'progress' in run && run.progress ? 'calculating' : run.state;
  return <Badge glyph={GLYPHS[state]}>{text(`payroll.states.${state}`)}</Badge>;
}
