import { hasSteps } from '../../approval/leave-in-steps';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import type { Leave } from '../leave';
import classes from './leave-detail.module.css';

/** 'step 2 of 3, HR'; those that are skipped do not count. Nothing where there is one only. */
export function LeavePlace({ leave }: { leave: Leave }) {
  const text = useText();
  const either = useListText('disjunction');
  const steps = hasSteps(leave) ? (leave.steps ?? []).filter(({ skipped }) => !skipped) : [];
  const place = steps.findIndex(({ current }) => current);
  const step = steps[place];
  if (!step || steps.length === 1) return null;
  const { who, names } = step;
  const words = { step: place + 1, count: steps.length, names: either(names) };
  return <span className={classes.place}>{text(`approval.place.${who}`, words)}</span>;
}
