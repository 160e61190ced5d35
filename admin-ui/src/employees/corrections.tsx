import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { usePageTitle } from '../ui/use-page-title';
import { CorrectionsForm } from './corrections-form';
import type { Employee } from './employee';
import { useEmployeeRefresh } from './employee-details-record';

/** What was mistyped; and whoever was overtaken by somebody else begins anew from theirs. */
export function Corrections({ employee }: { employee: Employee }) {
  const text = useText();
  const refresh = useEmployeeRefresh();
  const [round, setRound] = useState(0);
  usePageTitle(text('employees.details.correctionsOf', { name: employee.name }));

  // What one corrects is as fresh as it can be.
  useEffect(() => void refresh(), [refresh]);

  async function reload() {
    await refresh();
    setRound((last) => last + 1);
  }

  return <CorrectionsForm key={`${employee.id} ${round}`} employee={employee} onReload={() => void reload()} />;
}
