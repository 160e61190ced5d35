import { TriangleAlert } from 'lucide-react';
import type { LeaveFaultRecord } from '../../../api/contract/leave-cost-responses.js';
import { Icon } from '../ui/icon';
import classes from './leave-cost.module.css';

/** What would refuse the request. */
export function LeaveFaults({ faults }: { faults: LeaveFaultRecord[] }) {
  if (faults.length === 0) return null;
  return (
    <ul className={classes.faults}>
      {faults.map(({ code, text: words }) => (
        <li key={code + words}>
          <Icon of={TriangleAlert} size={16} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
