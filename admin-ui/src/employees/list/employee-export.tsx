import { useListContext } from 'react-admin';
import type { EmployeeSummary } from '../../../../api/contract/employee/employee-responses.js';
import { useText } from '../../i18n/use-text';
import { ExportButton } from '../../lists/export-button';
import { WORKS_HERE } from './people-elsewhere';

/** The list opens without people who left, so the file lacks them too, and says so. */
export function EmployeeExport() {
  const text = useText();
  const { meta, total = 0, filterValues } = useListContext();
  const { left = 0 } = (meta as { summary?: EmployeeSummary } | undefined)?.summary ?? {};
  const { status, ...others } = filterValues as Record<string, unknown>;

  function notice(): string | undefined {
    if (status !== WORKS_HERE.status || left === 0) return undefined;
    const lacking =
      Object.keys(others).length > 0
        ? text('employees.exported.without')
        : text('employees.exported.withoutLeft', { count: left });
    return `${text('employees.exported.people', { count: total })} ${lacking}`;
  }

  return <ExportButton name="employees" notice={notice()} />;
}
