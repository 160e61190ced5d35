import { useGetOne } from 'react-admin';
import { Check } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { newestFirst, officePath } from '../../paths';
import { CreateForm } from '../../forms/create-form';
import { FormActions, FormSkeleton } from '../../forms/form-layout';
import { RecordMissing } from '../../forms/record-missing';
import { useLeaveWith } from '../../forms/use-leave-with';
import { useText } from '../../i18n/use-text';
import { withMinutes } from '../../leave-cost/duration-field';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { useToday } from '../../api/use-today';
import { EmployeeCombobox } from '../../people/employee-combobox';
import { WORK_HERE_OR_WILL } from '../../people/employment-filter';
import { type Person, WITHOUT_PAY } from '../../people/person';
import { Button } from '../../ui/button';
import { PageHead } from '../../ui/layout/page-head';
import type { Leave } from '../leave';
import { EnteredLeaveCost } from './entered-leave-cost';
import classes from './leave-create.module.css';
import { LeaveFields } from './leave-fields';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/request-leave';

export const messages = catalogueOf({ 'request-leave': english });

/** `?employee=` names whose leave it is; the request then returns to that person's leave. */
export default function LeaveCreate() {
  const text = useText();
  const [query] = useSearchParams();
  const today = useToday();
  const id = query.get('employee') ?? '';
  const {
    data: employee,
    error,
    refetch,
  } = useGetOne<Person>('employees', { id, meta: WITHOUT_PAY }, { enabled: id !== '' });
  const back = { to: officePath.employees, label: text('leaves.manageEmployees') };

  function content() {
    if (error && !employee)
      return (
        <RecordMissing
          failure={error}
          onTryAgain={() => void refetch()}
          title={text('leaves.employeeNotFound')}
          back={back}
        />
      );
    return today && (id === '' || employee) ? (
      <LeaveForm key={id} of={employee} today={today} />
    ) : (
      <FormSkeleton fields={4} />
    );
  }

  return (
    <>
      <PageHead
        title={text('leaves.enter')}
        parent={{ to: officePath.leaves, label: text('leaves.list') }}
      />
      {content()}
    </>
  );
}

/** Days taken out of other leave are approved at once. */
function DecidedLater() {
  const text = useText();
  const takeOut = useWatch({ name: 'takeOut' }) as unknown;
  return takeOut === true ? null : <p className={classes.help}>{text('leaves.enterHelp')}</p>;
}

/** Adding, and where nobody else than HR would decide, approving in the same step. */
function EnterActions({
  mayApprove,
  ...actions
}: { mayApprove: boolean } & Pick<
  ComponentProps<typeof FormActions>,
  'cancel' | 'refused' | 'summary'
>) {
  const text = useText();
  const { setValue } = useFormContext();
  const { isSubmitting } = useFormState();

  /** Not the first submit button of the form: Enter in a field adds only. */
  function approve({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    setValue('approve', true);
    form?.requestSubmit();
  }

  return (
    <FormActions
      submit={text('leaves.enter')}
      busy={text('leaves.entering')}
      onSubmit={() => setValue('approve', undefined)}
      alternative={
        mayApprove &&
        !actions.refused && (
          <Button icon={Check} disabled={isSubmitting} onClick={approve}>
            {text('leaves.enterApproved')}
          </Button>
        )
      }
      {...actions}
    />
  );
}

function LeaveForm({ of: employee, today }: { of: Person | undefined; today: string }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useLeaveRefresh();
  const list = employee ? officePath.employeeLeaves(employee.id) : officePath.leaves;

  function onCreated({ status }: Leave) {
    void refresh();
    const said = text(status === 'Approved' ? 'leaves.enteredApproved' : 'leaves.entered');
    leaveWith(said, newestFirst(list));
  }

  return (
    <CreateForm<Leave>
      resource="leaves"
      defaultValues={{
        userId: employee?.id ?? '',
        leaveType: '',
        startDate: '',
        endDate: '',
        reason: '',
      }}
      transform={withMinutes}
      onCreated={onCreated}
    >
      <LeaveFields
        today={today}
        types={({ archived }) => !archived}
        reason={{ label: text('leaves.reason'), missing: text('forms.noReason') }}
        person={
          <EmployeeCombobox
            source="userId"
            label={text('leaves.person')}
            filter={WORK_HERE_OR_WILL}
            placeholder={text('people.search')}
            nobody={text('leaves.nobody')}
          />
        }
        extras={(quote, asked) => <EnteredLeaveCost quote={quote} asked={asked} />}
        foot={({ refused, summary, mayApprove }) => (
          <>
            <DecidedLater />
            <EnterActions {...{ refused, summary, mayApprove }} cancel={list} />
          </>
        )}
      />
    </CreateForm>
  );
}
