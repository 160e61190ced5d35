import { TriangleAlert } from 'lucide-react';
import type { LeaveRefusalRecord } from '../../../api/contract/leave-cost-responses.js';
import { Icon } from '../ui/icon';
import classes from './leave-cost.module.css';

export function LeaveRefusals({ refusals }: { refusals: LeaveRefusalRecord[] }) {
  if (refusals.length === 0) return null;
  return (
    <ul className={classes.refusals}>
      {refusals.map(({ code, text: words }) => (
        <li key={code + words}>
          <Icon of={TriangleAlert} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
