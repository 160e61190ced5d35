import { useListContext } from 'react-admin';
import type { SalarySummary } from '../../../api/contract/answers.js';
import type { CalendarDate } from '../../../api/contract/calendar-date.js';
import { useText } from '../i18n/use-text';
import { ListEmpty } from '../lists/list-empty';
import { type ListStat, ListStats } from '../lists/list-stats';
import { ListTools } from '../lists/list-tools';
import { PlainTable } from '../lists/plain-table';
import { useMoney, useNumbers } from '../providers/config';
import { HistoryFailed } from '../salaries/history-failed';
import type { Salary } from '../salaries/salary';
import { Skeleton } from '../ui/skeleton';
import { MySalaryCard } from './my-salary-card';
import { useSalaryColumns } from './my-salary-columns';
import classes from './my-salary.module.css';
import { MySalaryYears } from './my-salary-years';

/** `of`: in whose address it stands. */
export function MySalaryRecords({ of: owner, today }: { of: string; today: CalendarDate | undefined }) {
  const text = useText();
  const numbers = useNumbers();
  const money = useMoney();
  const columns = useSalaryColumns(owner);
  const { data, error, refetch } = useListContext<Salary>();
  const failed = !data && error;
  const stats: ListStat<SalarySummary>[] = [
    { label: text('salaries.totalRecords'), value: ({ records }) => numbers.format(records) },
    { label: text('salaries.totalPaid'), value: ({ totalPaid }) => money.format(totalPaid) },
    { label: text('salaries.averageSalary'), value: ({ averageSalary }) => money.format(averageSalary) },
  ];
  return (
    <div className={classes.records}>
      {!failed && <ListStats of={stats} phone="stack" />}
      <ListTools>{today ? <MySalaryYears today={today} /> : <Skeleton width={188} height={40} />}</ListTools>
      {failed ? (
        <HistoryFailed failure={error} onTryAgain={() => void refetch()} />
      ) : (
        <PlainTable<Salary>
          label={text('portal.mySalary')}
          serial={text('salaries.serial')}
          columns={columns}
          card={(salary) => <MySalaryCard salary={salary} owner={owner} />}
          empty={<ListEmpty title={text('salaries.emptyTitle')} searching={text('portal.salary.noneIn')} none={text('portal.salary.none')} />}
        />
      )}
    </div>
  );
}
