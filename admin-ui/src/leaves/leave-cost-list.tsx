import { useText } from '../i18n/use-text';
import { CostDays } from '../leave-cost/cost-days';
import type { Leave } from './leave';

/** Renders nothing where no policy holds. */
export function LeaveCostList({ leave: { cost, costByDay, unit, minutes } }: { leave: Leave }) {
  const text = useText();
  if (cost === undefined || cost === null || !costByDay) return null;
  return (
    <section>
      <h2>{text('leaveCost.dayByDay')}</h2>
      <CostDays days={costByDay} unit={unit} inMinutes={minutes !== null} />
    </section>
  );
}
