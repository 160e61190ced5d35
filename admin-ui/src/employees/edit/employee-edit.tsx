import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { FormSkeleton } from '../../forms/form-layout';
import { RecordMissing } from '../../forms/record-missing';
import { dataOf } from '../../forms/stale-edit';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { PageHead } from '../../ui/layout/page-head';
import { useEmployeeToEdit } from '../use-employee';
import { EmployeeEditForm } from './employee-edit-form';

export default function EmployeeEdit() {
  const text = useText();
  const { id = '' } = useParams();
  const { employee, ...loading } = useEmployeeToEdit(id);
  const title = employee
    ? text('employees.editOf', { name: employee.name })
    : text('employees.editTitle');
  return (
    <>
      <PageHead
        title={title}
        parent={{ to: officePath.employees, label: text('employees.list') }}
      />
      <LoadedForm key={id} employee={employee} {...loading} />
    </>
  );
}

function LoadedForm({ employee, failure, refetch }: ReturnType<typeof useEmployeeToEdit>) {
  const text = useText();
  const leaveWith = useLeaveWith();
  // After a conflict with another admin, the form starts again from the reloaded record.
  const [round, setRound] = useState(0);
  const origin = useLocation().state as { back?: string } | null;
  const back = origin?.back ?? officePath.employees;

  if (failure) {
    return (
      <RecordMissing
        failure={failure}
        onTryAgain={() => void refetch()}
        title={text('employees.notFound')}
        back={{ to: officePath.employees, label: text('employees.title') }}
      />
    );
  }
  if (!employee) return <FormSkeleton fields={5} />;
  return (
    <EmployeeEditForm
      key={round}
      employee={employee}
      cancel={back}
      onSaved={() => leaveWith(text('employees.updated'), back)}
      load={async () => dataOf(await refetch())}
      onTakeTheirs={() => setRound((last) => last + 1)}
    />
  );
}
