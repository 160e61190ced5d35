import { TriangleAlert } from 'lucide-react';
import type { LeaveRefusalRecord } from '../../../api/contract/leave/leave-cost-responses.js';
import { Icon } from '../ui/icon';
import classes from './leave-cost.module.css';

/** Without those of coverage, which have a notice of their own. */
export function LeaveRefusals({ refusals }: { refusals: LeaveRefusalRecord[] }) {
  const shown = refusals.filter(({ code }) => code !== 'leave.coverage');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.refusals}>
      {shown.map(({ code, text: words }) => (
        <li key={code + words}>
          <Icon of={TriangleAlert} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
