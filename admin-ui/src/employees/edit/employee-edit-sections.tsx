import { useWatch } from 'react-hook-form';
import { type CalendarDate, isCalendarDate } from '../../../../api/contract/calendar-date.js';
import type { Gender } from '../../../../api/contract/employee/employee-fields.js';
import { minorUnits } from '../../../../api/contract/money.js';
import { useToday } from '../../api/use-today';
import { FormSection } from '../../forms/form-layout';
import { plainAmount } from '../../forms/plain-amount';
import { PayEffectNote } from '../../pay-items/pay-effect';
import { ImageInput } from '../../forms/image-input';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { EmployeeCombobox } from '../../people/employee-combobox';
import { PersonPhoto } from '../../people/person-photo';
import { ButtonLink } from '../../ui/button';
import { Diff } from '../../ui/diff';
import { DepartmentInput } from '../choice-input';
import { ContactInput } from '../contact-input';
import type { Employee } from '../employee';
import {
  DateOfBirthInput,
  DesignationInput,
  EmployeeIdInput,
  EmploymentDateInput,
  FullNameInput,
  GenderInput,
  MaritalStatusInput,
  SalaryInput,
} from '../employee-inputs';
import { LeaveEffect } from '../employment/leave-effect';
import { ManagerInput } from '../employment/manager-input';
import { changedFields, CONTACT, editable, editedIn, FIELD_NAMES } from './employee-changes';
import classes from './employee-edit.module.css';

interface Props {
  employee: Employee;
}

export function PersonalSection({ employee: { name, userId, maritalStatus } }: Props) {
  const text = useText();
  return (
    <FormSection title={text('employees.personal')} help={text('employees.personalHelp')}>
      <FullNameInput />
      <MaritalStatusInput
        optional={!maritalStatus}
        hint={!maritalStatus && text('employees.editing.unknown')}
      />
      <ImageInput
        source="image"
        label={text('employees.profileImage')}
        name={name}
        current={<PersonPhoto name={name} image={userId.profileImage} size="l" />}
      />
    </FormSection>
  );
}

export function JobSection({ employee }: Props) {
  const text = useText();
  const today = useToday();
  const { department, designation, salary } = employee;
  const edited = editedIn(useWatch());
  const changed = changedFields(edited, editable(employee));
  const amount = plainAmount(edited.salary);
  return (
    <FormSection title={text('employees.job')} help={text('employees.employmentHelp')}>
      <DesignationInput
        optional={!designation}
        hint={!designation && text('employees.editing.unknown')}
      />
      <SalaryInput
        optional={salary == null}
        hint={salary == null && text('employees.editing.unknown')}
      />
      <DepartmentInput current={department._id ? department : undefined} />
      <PayEffectNote
        asked={
          today && changed.includes('salary') && minorUnits(amount) !== undefined
            ? { kind: 'salary', employeeId: employee.id, salary: amount, from: today }
            : undefined
        }
      />
      <PayEffectNote
        asked={
          changed.includes('department') && edited.department
            ? { kind: 'department', employees: [employee.id], departmentId: edited.department }
            : undefined
        }
      />
    </FormSection>
  );
}

export function ContactSection({ employee: { name } }: Props) {
  const text = useText();
  return (
    <FormSection
      title={text('employees.profile.contact')}
      help={text('employees.editing.contactHelp', { name })}
    >
      {CONTACT.map((field) => (
        <ContactInput key={field} source={field} label={text(FIELD_NAMES[field])} wide />
      ))}
    </FormSection>
  );
}

export function EmploymentSection({ employee }: Props) {
  const text = useText();
  const { day } = useDates();
  const typedDay = useTypedDay();
  const diff = useDiff(employee);
  const { hireDate, leftOn } = editedIn(useWatch());
  const moved = hireDate !== (employee.hireDate ?? '') || leftOn !== (employee.leftOn ?? '');
  const datesHold = [hireDate, leftOn].every((date) => !date || isCalendarDate(date));
  const neverLeft =
    employee.status === 'Left' &&
    employee.leftOn !== null &&
    !leftOn &&
    text('employees.editing.neverLeft', { name: employee.name });
  const notBeforeHire = (last: CalendarDate) =>
    isCalendarDate(hireDate) && last < hireDate
      ? text('employees.leaving.beforeHire', { date: day(hireDate) })
      : undefined;
  const nameOf = (manager: Employee['manager']) =>
    manager && !manager._id
      ? text('employees.manager.asText', { name: manager.name })
      : (manager?.name ?? '');
  return (
    <FormSection
      title={text('employees.employment')}
      help={text('employees.editing.employmentHelp')}
    >
      <EmploymentDateInput
        source="hireDate"
        label={text(FIELD_NAMES.hireDate)}
        hint={diff('hireDate', typedDay)}
      />
      <ManagerInput
        of={employee.id}
        label={text(FIELD_NAMES.manager)}
        diff={diff('manager', nameOf)}
      />
      <DeciderInput source="approver" />
      <DeciderInput source="deputy" />
      <EmploymentDateInput
        source="leftOn"
        label={text(FIELD_NAMES.leftOn)}
        hint={neverLeft || diff('leftOn', typedDay)}
        check={notBeforeHire}
      />
      <LeaveEffect
        employment={
          moved && datesHold
            ? { employee: employee.id, hireDate: hireDate || null, leftOn: leftOn || null }
            : undefined
        }
      />
      <PayEffectNote
        asked={
          moved && datesHold
            ? {
                kind: 'employment',
                employeeId: employee.id,
                hireDate: hireDate || null,
                leftOn: leftOn || null,
              }
            : undefined
        }
      />
    </FormSection>
  );
}

/** Decides the person's requests, or for the person while they are away. */
function DeciderInput({ source }: { source: 'approver' | 'deputy' }) {
  const text = useText();
  return (
    <EmployeeCombobox
      optional
      source={source}
      label={text(FIELD_NAMES[source])}
      hint={text(`employees.editing.${source}Hint`)}
      filter={{ status: 'Active' }}
      placeholder={text('people.search')}
      nobody={text('employees.manager.none')}
    />
  );
}

export function CorrectionsSection({ employee }: Props) {
  const text = useText();
  const typedDay = useTypedDay();
  const diff = useDiff(employee);
  return (
    <FormSection
      title={text('employees.editing.corrections')}
      help={text('employees.editing.correctionsHelp')}
    >
      <EmployeeIdInput hint={diff('employeeId', (id) => id.trim())} />
      <DateOfBirthInput
        optional={!employee.dob}
        hint={diff('dob', typedDay) ?? (!employee.dob && text('employees.editing.unknown'))}
      />
      <GenderInput
        optional={!employee.gender}
        hint={
          diff('gender', (gender) => text(`person.genders.${gender as Gender}`)) ??
          (!employee.gender && text('employees.editing.unknown'))
        }
      />
    </FormSection>
  );
}

export function AccountSection({ employee: { id } }: Props) {
  const text = useText();
  return (
    <FormSection title={text('employees.account')} help={text('employees.editing.accountHelp')}>
      <div className={classes.account}>
        <ButtonLink to={officePath.employeeAccount(id)}>
          {text('employees.editing.account')}
        </ButtonLink>
      </div>
    </FormSection>
  );
}

/** Words that are no date are shown as they are. */
function useTypedDay(): (date: string) => string {
  const { day } = useDates();
  return (date) => (isCalendarDate(date) ? day(date) : date);
}

/** Before and after of a field that was edited, for what is corrected rather than kept up to date. */
function useDiff(employee: Employee) {
  const stored = editable(employee);
  const edited = editedIn(useWatch());
  const changed = changedFields(edited, stored);
  return function diff<
    Field extends 'hireDate' | 'manager' | 'leftOn' | 'employeeId' | 'dob' | 'gender',
  >(field: Field, format: (value: NonNullable<(typeof stored)[Field]>) => string) {
    if (!changed.includes(field)) return undefined;
    const [before, after] = [stored[field], edited[field]].map((value) =>
      value ? format(value) : '',
    ) as [string, string];
    return <Diff before={before} after={after} />;
  };
}
