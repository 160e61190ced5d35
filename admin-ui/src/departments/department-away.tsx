import { Link } from 'react-router';
import type { AwayPersonRecord } from '../../../api/contract/leave/away-responses.js';
import { useAwayInDepartment } from '../api/use-away-today';
import { useToday } from '../api/use-today';
import { FormSection } from '../forms/form-layout';
import { useText } from '../i18n/use-text';
import { filtered, officePath } from '../paths';
import { AwayNote } from '../people/away-note';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import classes from './department-away.module.css';

const SHOWN = 8;

export function DepartmentAway({ id }: { id: string }) {
  const text = useText();
  const { data, error, refetch } = useAwayInDepartment(id);
  const counted =
    data && data.total > 0 ? text('away.department.count', { count: data.total }) : undefined;
  return (
    <FormSection title={text('away.department.title')} help={counted}>
      <div className={classes.away}>
        {data && <People away={data.away} total={data.total} department={id} />}
        {!data &&
          (error ? (
            <LoadFailed onRetry={refetch}>{text('away.department.failed')}</LoadFailed>
          ) : (
            <Skeleton width={180} />
          ))}
      </div>
    </FormSection>
  );
}

function People({
  away,
  total,
  department,
}: {
  away: AwayPersonRecord[];
  total: number;
  department: string;
}) {
  const text = useText();
  const today = useToday() ?? '';
  const shown = away.slice(0, SHOWN);
  if (total === 0) return <p>{text('away.department.nobody')}</p>;
  return (
    <>
      <ul>
        {shown.map((person) => (
          <li key={person._id}>
            <Link to={officePath.employee(person._id)}>
              <bdi>{person.name}</bdi>
            </Link>
            <AwayNote of={person} />
          </li>
        ))}
      </ul>
      {total > shown.length && (
        <Link
          className={classes.more}
          to={filtered(officePath.leaves, {
            status: 'Approved',
            department,
            from: today,
            to: today,
          })}
        >
          {text('away.department.more', { count: total - shown.length })}
        </Link>
      )}
    </>
  );
}
