import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import type {
  ClosingEnd,
  DepartmentClosingRecord,
} from '../../../api/contract/department/departments.js';
import { useApi } from '../api/use-api';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { filtered, officePath } from '../paths';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Skeleton } from '../ui/feedback/skeleton';
import { Icon } from '../ui/icon';
import mini from '../ui/mini-table.module.css';
import classes from './department-dialogs.module.css';

/** Undefined as long as what is typed is no day. */
export function useClosing(id: string, on: CalendarDate | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: ['departments', 'closing', id, on],
    queryFn: () => api.departmentClosing(id, on ?? ''),
    enabled: on !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}

/** Who is in the way, or what ends, while the day is typed. */
export function ClosingEffect({
  department,
  of: { data, error, isFetching, refetch },
}: {
  department: string;
  of: UseQueryResult<DepartmentClosingRecord>;
}) {
  const text = useText();
  return (
    <section
      className={classes.effect}
      aria-label={text('departments.closing.effect')}
      aria-busy={isFetching}
    >
      <div role="status">
        {data ? (
          <Effect of={data} department={department} />
        ) : error ? (
          <LoadFailed onRetry={() => void refetch()}>
            {text('departments.closing.failed')}
          </LoadFailed>
        ) : (
          <Skeleton width="80%" />
        )}
      </div>
    </section>
  );
}

function Effect({
  of: { people, first, ends },
  department,
}: {
  of: DepartmentClosingRecord;
  department: string;
}) {
  const text = useText();
  const { day } = useDates();
  if (first)
    return (
      <p className={classes.warning}>
        <Icon of={TriangleAlert} size={16} />
        <span>
          <Link to={filtered(officePath.employees, { department })}>
            {text('departments.closing.occupied', {
              count: people,
              name: first.name,
              date: day(first.day),
            })}
          </Link>{' '}
          {text('departments.closing.moveFirst')}
        </span>
      </p>
    );
  if (ends.length === 0) return <p>{text('departments.closing.nothing')}</p>;
  return <ClosingEnds of={ends} />;
}

export function ClosingEnds({ of }: { of: ClosingEnd[] }) {
  const text = useText();
  const { day } = useDates();
  return (
    <table className={mini.mini} aria-label={text('departments.closing.effect')}>
      <tbody>
        {of.map(({ kind, _id, name, lastDay }) => (
          <tr key={_id}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{text(`departments.closing.${kind}`)}</td>
            <td>
              {lastDay
                ? text('departments.closing.last', { date: day(lastDay) })
                : text('departments.closing.never')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
