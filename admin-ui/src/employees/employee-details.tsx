import { Route, Routes, useParams } from 'react-router';
import { address } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { EmptyState } from '../ui/empty-state';
import { usePageTitle } from '../ui/use-page-title';
import { AccountPanel } from './account-panel';
import { Corrections } from './corrections';
import { EmployeeDetailsSkeleton } from './employee-details-skeleton';
import { EmployeeDetailsTabs } from './employee-details-tabs';
import { useEmployee } from './employee-details-record';
import { EmployeeHead } from './employee-head';
import { EmployeeProfile } from './employee-profile';

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
        <Route path="*" element={<UnknownTab />} />
      </Routes>
    </>
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
