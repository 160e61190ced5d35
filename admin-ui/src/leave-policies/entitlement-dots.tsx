import type { PolicyRulesRecord } from '../../../api/contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { DaysMark, OVERHANG } from '../ui/days-bar/days-drawing';
import { layDays } from '../ui/days-bar/days-layout';
import { asDots } from '../ui/days-bar/days-parts';
import { daysScale } from '../ui/days-bar/days-scale';
import classes from './policy-table.module.css';

/** The words beside it say the same. */
export function EntitlementDots({
  rules: { tracked, tiers },
  unit,
}: {
  rules: PolicyRulesRecord;
  unit: LeaveUnit;
}) {
  const first = tiers[0]?.amount ?? 0;
  const most = Math.max(...tiers.map(({ amount }) => amount), first);
  if (!tracked || most === 0) return null;
  const dots = asDots({ available: first, toCome: most - first }, unit);
  const scale = daysScale([dots], 'S', Infinity);
  const { shapes, width } = layDays(dots, scale);
  return (
    <svg
      className={classes.dots}
      width={Math.max(1, width)}
      height={scale.height + 2 * OVERHANG}
      aria-hidden="true"
    >
      {shapes.map((shape, index) => (
        <DaysMark key={index} shape={shape} scale={scale} />
      ))}
    </svg>
  );
}
