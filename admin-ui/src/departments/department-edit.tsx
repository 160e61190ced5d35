import { useEditContext, useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { officePath } from '../paths';
import { EditForm } from '../forms/edit-form';
import { FormActions, FormSkeleton } from '../forms/form-layout';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import type { Department } from './department';
import { DepartmentFields } from './department-fields';

export default function DepartmentEdit() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const within = { to: officePath.departments, label: text('departments.list') };

  function onSaved() {
    notify(text('departments.updated'), { type: 'success' });
    void navigate(officePath.departments);
  }

  return (
    <>
      <PageHead title={text('departments.editTitle')} parent={within} />
      <EditForm<Department>
        resource="departments"
        id={id}
        values={({ dep_name, description }) => ({ dep_name, description })}
        onSaved={onSaved}
        failure="error.generic"
        refusedWithoutReason="departments.notUpdated"
        loading={<FormSkeleton fields={2} />}
        missing={(failure) => <Missing failure={failure} />}
      >
        <DepartmentFields />
        <FormActions submit={text('departments.update')} busy={text('departments.updating')} cancel={officePath.departments} />
      </EditForm>
    </>
  );
}

function Missing({ failure }: { failure: unknown }) {
  const text = useText();
  const { refetch } = useEditContext();
  return <RecordMissing failure={failure} onTryAgain={() => void refetch()} title={text('departments.notFound')} back={{ to: officePath.departments, label: text('departments.title') }} />;
}
