import { useWatch } from 'react-hook-form';
import { addYears, type CalendarDate, dateIn } from '../../../../api/contract/calendar-date.js';
import { EMPLOYEE_FIELDS } from '../../../../api/contract/employee-fields.js';
import { type Gender, GENDERS } from '../../../../api/contract/personal-details.js';
import { DateInput, TextInput } from '../../forms/inputs';
import { FormSection } from '../../forms/form-layout';
import { ImageInput } from '../../forms/image-input';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { PersonPhoto } from '../../people/person-photo';
import { useConfig } from '../../api/config';
import { Diff } from '../../ui/diff';
import { ChoiceInput } from '../choice-input';
import { ContactInput } from '../contact-input';
import { changedFields, CONTACT, type Corrected, type CorrectedField, correctedIn, FIELD_NAMES } from './corrections-changes';
import type { Employee } from '../employee';
import { ManagerInput } from './manager-input';

const EARLIEST_BIRTH = '1900-01-01';
const EARLIEST_EMPLOYMENT = '1950-01-01';
const YEARS_AHEAD = 2;

export function CorrectionsFields({ employee, stored }: { employee: Employee; stored: Corrected }) {
  const text = useText();
  const { day } = useDates();
  const config = useConfig();
  const today = dateIn(config?.timeZone ?? 'UTC');
  const employed = { min: EARLIEST_EMPLOYMENT, max: addYears(today, YEARS_AHEAD) };
  const values = correctedIn(useWatch());
  const changed = changedFields(values, stored);

  const shown: Partial<Record<CorrectedField, (value: string) => string>> = {
    dob: (value) => value && day(value),
    gender: (value) => value && text(`person.genders.${value as Gender}`),
    hireDate: (value) => value && day(value),
    leftOn: (value) => value && day(value),
  };
  const nameOf = (manager: Corrected['manager']) => (manager && !manager._id ? text('employees.corrections.managerAsText', { name: manager.name }) : (manager?.name ?? ''));
  const field = (source: Exclude<CorrectedField, 'image' | 'manager'>) => {
    const format = shown[source] ?? ((value: string) => value.trim());
    const diff = changed.includes(source) && <Diff before={format(stored[source])} after={format(values[source])} />;
    return { source, label: text(FIELD_NAMES[source]), hint: diff || undefined };
  };

  const notBefore = (hired: CalendarDate) => (last: CalendarDate) => (last < hired ? text('employees.leaving.beforeHire', { date: day(hired) }) : undefined);

  return (
    <>
      <FormSection title={text('employees.corrections.identity')} help={text('employees.corrections.identityHelp')}>
        <TextInput {...field('employeeId')} maxLength={EMPLOYEE_FIELDS.employeeId.max} autoCapitalize="none" spellCheck={false} />
        <DateInput {...field('dob')} min={EARLIEST_BIRTH} max={today} />
        <ChoiceInput {...field('gender')} choices={GENDERS} named={(gender) => `person.genders.${gender}`} />
      </FormSection>
      <FormSection title={text('employees.profile.contact')} help={text('employees.corrections.contactHelp', { name: employee.name })}>
        {CONTACT.map((contact) => (
          <ContactInput key={contact} {...field(contact)} source={contact} wide />
        ))}
      </FormSection>
      <FormSection title={text('employees.employment')} help={text('employees.corrections.employmentHelp')}>
        <DateInput {...field('hireDate')} {...employed} optional />
        <ManagerInput
          of={employee.id}
          label={text(FIELD_NAMES.manager)}
          diff={changed.includes('manager') && <Diff before={nameOf(stored.manager)} after={nameOf(values.manager)} />}
        />
        <DateInput {...field('leftOn')} {...employed} optional check={notBefore(values.hireDate)} />
      </FormSection>
      <FormSection title={text('employees.corrections.photo')} help={text('employees.corrections.photoHelp')}>
        <ImageInput
          source="image"
          label={text('employees.profileImage')}
          name={employee.name}
          current={<PersonPhoto name={employee.name} image={employee.userId.profileImage} size="l" />}
        />
      </FormSection>
    </>
  );
}
