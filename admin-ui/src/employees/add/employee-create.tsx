import { useCallback } from 'react';
import { useRegisterMutationMiddleware } from 'react-admin';
import { useWatch, useFormContext, useFormState } from 'react-hook-form';
import { CreateForm } from '../../forms/create-form';
import { FormActions, FormSection } from '../../forms/form-layout';
import { ImageInput } from '../../forms/image-input';
import { plainAmount } from '../../forms/plain-amount';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { newestFirst, officePath, TO_INVITE } from '../../paths';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { PageHead } from '../../ui/layout/page-head';
import { DepartmentInput } from '../choice-input';
import { ContactInput } from '../contact-input';
import type { Employee } from '../employee';
import {
  DateOfBirthInput,
  DesignationInput,
  EmploymentDateInput,
  FullNameInput,
  GenderInput,
  MaritalStatusInput,
  SalaryInput,
  EmployeeIdInput,
} from '../employee-inputs';
import { ManagerInput } from '../employment/manager-input';
import { firstAssignments, FirstLeave } from './first-leave';
import { FirstSignIn } from './first-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api';
import { RowAction } from '../../ui/button';
import classes from './employee-create.module.css';
import { SignInInputs } from '../account/sign-in-inputs';

function PersonalSection() {
  const text = useText();
  const name = useWatch({ name: 'name' }) as string | undefined;
  return (
    <FormSection title={text('employees.personal')} help={text('employees.personalHelp')}>
      <FullNameInput />
      <DateOfBirthInput />
      <GenderInput />
      <MaritalStatusInput />
      <ContactInput source="phone" label={text('employees.profile.phone')} />
      <ImageInput source="image" label={text('employees.profileImage')} name={name ?? ''} />
    </FormSection>
  );
}

function EmploymentSection() {
  const text = useText();
  return (
    <FormSection title={text('employees.employment')} help={text('employees.employmentHelp')}>
      <NewEmployeeIdInput />
      <DesignationInput />
      <DepartmentInput />
      <SalaryInput />
      <EmploymentDateInput source="hireDate" label={text('employees.profile.hireDate')} />
      <ManagerInput label={text('employees.profile.manager')} />
    </FormSection>
  );
}

function AccountSection() {
  const text = useText();
  return (
    <FormSection title={text('employees.account')} help={text('employees.accountHelp')}>
      <SignInInputs />
      <FirstSignIn />
    </FormSection>
  );
}

type Create = (resource: string, params: object) => Promise<unknown>;

/** Adding an admin needs it. */
function AskForPassword() {
  const withConfirmation = useWithConfirmation();
  useRegisterMutationMiddleware<Create>(
    useCallback(
      (resource, params, next) => withConfirmation(() => next(resource, params)),
      [withConfirmation],
    ),
  );
  return null;
}

export default function EmployeeCreate() {
  const text = useText();
  const leaveWith = useLeaveWith();

  function onCreated({ id, email, passwordSet, invitedAt }: Employee) {
    if (passwordSet !== false)
      return leaveWith(text('employees.created'), newestFirst(officePath.employees));
    if (invitedAt)
      return leaveWith(
        text('employees.createdInvited', { email }),
        newestFirst(officePath.employees),
      );
    leaveWith(text('employees.createdToInvite'), officePath.employeeAccount(id), TO_INVITE);
  }

  return (
    <>
      <PageHead
        title={text('employees.add')}
        parent={{ to: officePath.employees, label: text('employees.list') }}
      />
      <CreateForm<Employee>
        resource="employees"
        transform={({ password, leave, ...values }) => ({
          ...values,
          ...(values.invite !== true && { password }),
          salary: plainAmount(values.salary as string),
          ...firstAssignments(leave),
        })}
        onCreated={onCreated}
      >
        <AskForPassword />
        <PersonalSection />
        <EmploymentSection />
        <FirstLeave />
        <AccountSection />
        <FormActions
          submit={text('employees.create')}
          busy={text('employees.creating')}
          cancel={officePath.employees}
        />
      </CreateForm>
    </>
  );
}

function NewEmployeeIdInput() {
  const text = useText();
  const next = useNextEmployeeId();
  const { setValue, setFocus } = useFormContext();
  const typed = useWatch({ name: 'employeeId' }) as string | null;

  function take() {
    setValue('employeeId', next, { shouldDirty: true, shouldValidate: true });
    setFocus('employeeId');
  }

  const suggestion = next && next !== typed && (
    <span className={classes.suggestion}>
      <RowAction tone="primary" onClick={take}>
        {text('employees.useNextId', { id: next })}
      </RowAction>
    </span>
  );
  return <EmployeeIdInput hint={suggestion || undefined} />;
}

/** Asked for again after each submission, since somebody else may have taken it. */
function useNextEmployeeId(): string | null | undefined {
  const api = useApi();
  const { submitCount } = useFormState();
  return useQuery({
    queryKey: ['nextEmployeeId', submitCount],
    queryFn: () => api.nextEmployeeId(),
    gcTime: 0,
  }).data;
}
