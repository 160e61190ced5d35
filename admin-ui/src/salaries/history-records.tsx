import { useListContext } from 'react-admin';
import type { SalarySummary } from '../../../api/contract/answers.js';
import { useText } from '../i18n/use-text';
import { FilterDate } from '../lists/filter-date';
import { ListFilters } from '../lists/list-filters';
import { type ListStat, ListStats } from '../lists/list-stats';
import { ListTools } from '../lists/list-tools';
import { SearchBox } from '../lists/search-box';
import { PayNote } from '../people/pay-note';
import { useMoney, useNumbers } from '../providers/config';
import type { Employee } from './employee';
import { HistoryFailed } from './history-failed';
import { SalaryTable } from './salary-table';

export function HistoryRecords({ of: employee }: { of: Employee | undefined }) {
  const text = useText();
  const numbers = useNumbers();
  const money = useMoney();
  const { data, error, refetch } = useListContext();
  const failed = !data && error;
  const stats: ListStat<SalarySummary>[] = [
    { label: text('salaries.totalRecords'), value: ({ records }) => numbers.format(records) },
    { label: text('salaries.totalPaid'), value: ({ totalPaid }) => money.format(totalPaid) },
    { label: text('salaries.averageSalary'), value: ({ averageSalary }) => money.format(averageSalary) },
  ];
  return (
    <>
      {!failed && <ListStats of={stats} phone="stack" />}
      {!failed && employee && <PayNote of={employee} />}
      {/* Also when it failed: what is searched for may be why. */}
      <ListTools>
        <SearchBox placeholder={text('salaries.search')} />
        <ListFilters>
          <FilterDate source="from" label={text('salaries.from')} />
          <FilterDate source="to" label={text('salaries.to')} />
        </ListFilters>
      </ListTools>
      {failed ? <HistoryFailed failure={error} onTryAgain={() => void refetch()} /> : <SalaryTable of={employee?.name ?? ''} />}
    </>
  );
}
