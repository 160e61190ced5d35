import type { PreviewEffect, PreviewSummary } from '../../../api/contract/leave/leave-preview.js';

/** Balances that need attention come first. */
export const EFFECTS: PreviewEffect[] = ['negative', 'lose', 'gain', 'unchanged'];

export function peopleByEffect({
  gain,
  lose,
  negative,
  unchanged,
}: PreviewSummary): Record<PreviewEffect, number> {
  return { gain: gain.people, lose: lose.people, negative, unchanged };
}

/** The leave type with the most balances that change, and of these the ones to look at first; without an effect where none changes. */
export function openingView(
  summary: readonly PreviewSummary[],
): { shown: PreviewSummary; effect?: PreviewEffect } | undefined {
  const changed = ({ gain, lose }: PreviewSummary) => gain.people + lose.people;
  const [shown] = summary.toSorted((a, b) => changed(b) - changed(a));
  return (
    shown && {
      shown,
      effect:
        changed(shown) > 0
          ? EFFECTS.find((effect) => peopleByEffect(shown)[effect] > 0)
          : undefined,
    }
  );
}
