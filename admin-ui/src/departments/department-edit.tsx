import { useGetOne } from 'react-admin';
import { useState } from 'react';
import { useParams } from 'react-router';
import { officePath } from '../paths';
import { EditForm } from '../forms/edit-form';
import { FormActions, FormSkeleton } from '../forms/form-layout';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useLeaveWith } from '../forms/use-leave-with';
import { Button } from '../ui/button';
import { PageHead } from '../ui/layout/page-head';
import type { Department } from './department';
import { DepartmentClosing } from './department-closing';
import { DepartmentAway } from './department-away';
import { DepartmentFields } from './department-fields';

export default function DepartmentEdit() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const { id = '' } = useParams();
  const { data: department } = useGetOne<Department>(
    'departments',
    { id },
    { onError: () => undefined },
  );
  const { day } = useDates();
  const [closing, setClosing] = useState(false);
  const within = { to: officePath.departments, label: text('departments.list') };

  return (
    <>
      <PageHead
        title={
          department
            ? text('departments.editOf', { name: department.dep_name })
            : text('departments.editTitle')
        }
        parent={within}
        actions={
          department && (
            <Button onClick={() => setClosing(true)}>{text('departments.close')}</Button>
          )
        }
      >
        {department?.closedOn && text('departments.closes', { date: day(department.closedOn) })}
      </PageHead>
      {department && closing && (
        <DepartmentClosing
          department={department}
          onClose={() => setClosing(false)}
          onClosed={() => leaveWith(text('departments.closing.closed'), officePath.departments)}
        />
      )}
      <EditForm<Department>
        resource="departments"
        id={id}
        values={({ dep_name, description, head }) => ({
          dep_name,
          description,
          head: head?._id ?? '',
        })}
        onSaved={() => leaveWith(text('departments.updated'), officePath.departments)}
        failure="error.generic"
        refusedWithoutReason="departments.notUpdated"
        loading={<FormSkeleton fields={2} />}
        missing={{
          title: text('departments.notFound'),
          back: { to: officePath.departments, label: text('departments.title') },
        }}
      >
        <DepartmentFields />
        <DepartmentAway id={id} />
        <FormActions
          submit={text('departments.update')}
          busy={text('departments.updating')}
          cancel={officePath.departments}
        />
      </EditForm>
    </>
  );
}
