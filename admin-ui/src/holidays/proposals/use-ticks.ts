import { useState } from 'react';
import type { Proposal } from './proposed';

/** Which days are to be added. What the reader has chosen stays when the list changes. */
export function useTicks(proposals: Proposal[]) {
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const isTicked = ({ day, ticked }: Proposal) => chosen[day] ?? ticked;
  return {
    ticked: proposals.filter(isTicked).map(({ day, half, name }) => ({ day, half, name })),
    isTicked,
    tick: (day: string, value: boolean) => setChosen((others) => ({ ...others, [day]: value })),
  };
}

export type Ticks = ReturnType<typeof useTicks>;
