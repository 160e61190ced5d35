import { useListContext } from 'react-admin';
import type { Entry } from '../audit/entry';
import { Log } from '../audit/log';
import { useText } from '../i18n/use-text';
import { ListEmpty } from '../lists/list-empty';
import { ListPage } from '../lists/list-page';
import { ListRows } from '../lists/list-rows';
import { usePageTitle } from '../ui/use-page-title';
import type { Employee } from './employee';
import { EmployeeHistoryTools } from './employee-history-tools';

export { auditWords as words } from '../audit/audit-words';

/** Everything that was done about somebody: the person, the account, salary and leave. */
export default function EmployeeHistory({ employee }: { employee: Employee }) {
  const text = useText();
  usePageTitle(text('employees.details.historyOf', { name: employee.name }));
  return (
    <ListPage resource={`employeeHistory/${employee.id}`} sort={{ field: 'recordedAt', order: 'DESC' }} personal>
      <EmployeeHistoryTools employeeId={employee.employeeId} />
      <Entries />
    </ListPage>
  );
}

function Entries() {
  const text = useText();
  const { data = [], isPlaceholderData } = useListContext<Entry>();
  const log = <Log own imports="linked" entries={data} busy={isPlaceholderData} />;
  return (
    <ListRows roomy={false} cards={log} empty={<ListEmpty title={text('audit.history.empty')} searching={text('audit.emptySearching')} none={text('audit.history.emptyText')} />}>
      {log}
    </ListRows>
  );
}
