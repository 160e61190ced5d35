import { officePath, newestFirst } from '../paths';
import { CreateForm } from '../forms/create-form';
import { FormActions } from '../forms/form-layout';
import { useText } from '../i18n/use-text';
import { useLeaveWith } from '../forms/use-leave-with';
import { PageHead } from '../ui/layout/page-head';
import { DepartmentFields } from './department-fields';

export default function DepartmentCreate() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const onCreated = () =>
    leaveWith(text('departments.created'), newestFirst(officePath.departments));

  return (
    <>
      <PageHead
        title={text('departments.add')}
        parent={{ to: officePath.departments, label: text('departments.list') }}
      />
      <CreateForm resource="departments" onCreated={onCreated}>
        <DepartmentFields />
        <FormActions
          submit={text('departments.create')}
          busy={text('departments.creating')}
          cancel={officePath.departments}
        />
      </CreateForm>
    </>
  );
}
