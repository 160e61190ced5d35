import { Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { address } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { TableSkeleton } from '../lists/table-skeleton';
import { EmptyState } from '../ui/empty-state';
import { screenChunk } from '../ui/screen-chunk';
import { usePageTitle } from '../ui/use-page-title';
import { usePhone } from '../ui/use-phone';
import { AccountPanel } from './account-panel';
import { Corrections } from './corrections';
import type { Employee } from './employee';
import { EmployeeDetailsSkeleton } from './employee-details-skeleton';
import { EmployeeDetailsTabs } from './employee-details-tabs';
import { useEmployee } from './employee-details-record';
import { EmployeeHead } from './employee-head';
import { EmployeeProfile } from './employee-profile';

export { settingsWords as words } from '../settings/settings-words';

const EmployeeHistory = screenChunk(() => import('./employee-history')).Screen;

export default function EmployeeDetails() {
  const { id = '' } = useParams();
  const { employee, failure, refetch } = useEmployee(id);
  if (failure) return <Missing failure={failure} onTryAgain={() => void refetch()} />;
  if (!employee) return <EmployeeDetailsSkeleton />;
  return (
    <>
      <EmployeeHead employee={employee} />
      <EmployeeDetailsTabs id={id} name={employee.name} />
      <Routes>
        <Route index element={<EmployeeProfile employee={employee} />} />
        <Route path="account" element={<AccountPanel employee={employee} />} />
        <Route path="corrections" element={<Corrections employee={employee} />} />
        <Route path="history" element={<History employee={employee} />} />
        <Route path="*" element={<UnknownTab />} />
      </Routes>
    </>
  );
}

/** Its chunk comes while the rest of the page is there. */
function History({ employee }: { employee: Employee }) {
  const phone = usePhone();
  return (
    <Suspense fallback={<TableSkeleton phone={phone} />}>
      <EmployeeHistory employee={employee} />
    </Suspense>
  );
}

function Missing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return <RecordMissing level="h1" {...failed} title={text('employees.notFound')} back={{ to: address.employees, label: text('employees.title') }} />;
}

function UnknownTab() {
  const text = useText();
  usePageTitle(text('notFound.title'));
  return <EmptyState title={text('notFound.title')}>{text('notFound.text')}</EmptyState>;
}
