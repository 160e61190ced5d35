import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { officePath, newestFirst } from '../paths';
import { CreateForm } from '../forms/create-form';
import { FormActions } from '../forms/form-layout';
import { useText } from '../i18n/use-text';
import { PageHead } from '../ui/layout/page-head';
import { DepartmentFields } from './department-fields';

export default function DepartmentCreate() {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();

  function onCreated() {
    notify(text('departments.created'), { type: 'success' });
    void navigate(newestFirst(officePath.departments));
  }

  return (
    <>
      <PageHead title={text('departments.add')} parent={{ to: officePath.departments, label: text('departments.list') }} />
      <CreateForm resource="departments" onCreated={onCreated}>
        <DepartmentFields />
        <FormActions submit={text('departments.create')} busy={text('departments.creating')} cancel={officePath.departments} />
      </CreateForm>
    </>
  );
}
