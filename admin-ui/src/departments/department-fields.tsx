import { FormSection } from '../forms/form-layout';
import { TextAreaInput, TextInput } from '../forms/inputs';
import { EmployeeCombobox } from '../people/employee-combobox';
import { useText } from '../i18n/use-text';

export function DepartmentFields() {
  const text = useText();
  return (
    <FormSection title={text('departments.details')} help={text('departments.help')}>
      <TextInput source="dep_name" label={text('departments.name')} maxLength={100} wide />
      <EmployeeCombobox
        optional
        source="head"
        label={text('departments.head')}
        filter={{ status: 'Active' }}
        placeholder={text('people.search')}
        nobody={text('departments.nobody')}
      />
      <TextAreaInput
        source="description"
        label={text('departments.description')}
        maxLength={1000}
        wide
      />
    </FormSection>
  );
}
