import { FormSection } from '../forms/form-layout';
import { TextAreaInput, TextInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';

export function DepartmentFields() {
  const text = useText();
  return (
    <FormSection title={text('departments.details')} help={text('departments.help')}>
      <TextInput source="dep_name" label={text('departments.name')} maxLength={100} wide />
      <TextAreaInput source="description" label={text('departments.description')} maxLength={1000} wide />
    </FormSection>
  );
}
