import { useGetMany } from 'ra-core';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import classes from './decision/decision.module.css';
import type { Leave } from './leave';
import { useLeaveLength } from './use-leave-length';
import { useLeaveSpan } from './use-leave-span';

/** Links a request from which days were taken out with those that keep the rest. */
export function Replacements({ leave: { replaces, replacedBy } }: { leave: Leave }) {
  const text = useText();
  const spanOf = useLeaveSpan({ withYear: true });
  const lengthOf = useLeaveLength();
  const ids = replacedBy ?? (replaces ? [replaces] : []);
  const { data = [] } = useGetMany<Leave>('leaves', { ids }, { enabled: ids.length > 0 });
  if (ids.length === 0) return null;
  return (
    <div className={classes.replacements}>
      <p>{text(replacedBy ? 'leaves.replacedBy' : 'leaves.partOf')}</p>
      <ul>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={officePath.leave(other.id)}>{spanOf(other)}</Link>{' '}
            <span>{lengthOf(other)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
