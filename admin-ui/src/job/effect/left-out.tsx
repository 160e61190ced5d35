import type { JobPersonEffect } from '../../../../api/contract/job/job-changes.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import classes from './effect-panel.module.css';

const LISTED = 5;

/** Those for whom nothing is recorded, and why. */
export function LeftOut({ of: people }: { of: JobPersonEffect[] }) {
  const text = useText();
  const { day } = useDates();
  const left = people.flatMap(({ employee, leftOut }) =>
    leftOut ? [{ ...leftOut, id: employee._id, name: employee.name }] : [],
  );
  if (left.length === 0) return null;
  const rest = left.length - LISTED;
  return (
    <div className={classes.left}>
      <strong>{text('job.effect.leftOut', { count: left.length })}</strong>
      <ul>
        {left.slice(0, LISTED).map(({ id, name, reason, on }) => (
          <li key={id}>
            {text('job.effect.leftOutOne', {
              name,
              why: text(`job.effect.reasons.${reason}`, { date: on ? day(on) : '' }),
            })}
          </li>
        ))}
        {rest > 0 && <li>{text('job.effect.more', { count: rest })}</li>}
      </ul>
    </div>
  );
}
