import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Entry } from '../../audit/entry';
import { LogRows } from '../../audit/log-rows';
import { useText } from '../../i18n/use-text';
import { ExportButton } from '../../lists/export-button';
import { useFilter } from '../../lists/list-filter';
import { ListPage } from '../../lists/list-page';
import { ListTools } from '../../lists/list-tools';
import type { Choice } from '../../ui/fields/select-field';
import { usePageTitle } from '../../ui/layout/use-page-title';
import type { Employee } from '../employee';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/audit';

export const messages = catalogueOf({ audit: english });

const SUBJECTS = ['employee', 'account', 'salary', 'leave'] as const;

function EmployeeHistoryTools({ employeeId }: { employeeId: string }) {
  const text = useText();
  const people = useHistoryPeople();
  const subject = {
    source: 'subject',
    label: text('audit.history.changeLabel'),
    any: text('audit.history.changes'),
    choices: SUBJECTS.map((value) => ({ value, label: text(`audit.subjects.${value}`) })),
  };
  const actor = {
    source: 'actor',
    label: text('audit.history.byLabel'),
    any: text('audit.history.everybody'),
    choices: people,
  };
  return (
    <ListTools
      select={subject}
      filters={[actor]}
      end={<ExportButton name={`history-${employeeId}`} />}
    />
  );
}

/** The actors on the pages loaded so far; the chosen one stays listed even without an entry. */
function useHistoryPeople(): Choice[] {
  const text = useText();
  const { data } = useListContext<Entry>();
  const [chosen] = useFilter('actor');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const newActors = data?.filter(({ actor }) => actor._id !== null && !names.has(actor._id)) ?? [];
  if (newActors.length > 0)
    setNames(
      new Map([
        ...names,
        ...newActors.map(({ actor }): [string, string] => [actor._id ?? '', actor.name]),
      ]),
    );
  const people = [...names].map(([value, label]) => ({ value, label }));
  return chosen && !names.has(chosen)
    ? [...people, { value: chosen, label: text('audit.onePerson') }]
    : people;
}

export default function EmployeeHistory({ employee }: { employee: Employee }) {
  const text = useText();
  usePageTitle(text('employees.details.historyOf', { name: employee.name }));
  return (
    <ListPage
      resource={`employeeHistory/${employee.id}`}
      sort={{ field: 'recordedAt', order: 'DESC' }}
      personal
    >
      <EmployeeHistoryTools employeeId={employee.employeeId} />
      <LogRows
        onSubjectPage
        imports="linked"
        emptyTitle={text('audit.history.empty')}
        emptyText={text('audit.history.emptyText')}
      />
    </ListPage>
  );
}
