import { useRefreshLeaveTypes } from '../api/use-leave-types';
import { CreateForm } from '../forms/create-form';
import { FormActions } from '../forms/form-layout';
import { useLeaveWith } from '../forms/use-leave-with';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PageHead } from '../ui/layout/page-head';
import { USUAL_STEP } from './chain-values';
import { LeaveTypeFields } from './leave-type-fields';
import { leaveTypeBody } from './leave-type-body';
import classes from './leave-type-fields.module.css';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';

export const messages = catalogueOf({ 'leave-rules': english });

const ORDINARY = {
  name: '',
  unit: 'days',
  counts: 'working',
  halfDays: true,
  paid: true,
  selfService: true,
  reasonRequired: true,
  visibleToTeam: false,
  exemptFromCoverage: false,
  chain: [USUAL_STEP],
};

export default function LeaveTypeCreate() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useRefreshLeaveTypes();

  async function onCreated() {
    await refresh();
    leaveWith(text('leaveRules.types.created'), officePath.leaveTypes);
  }

  return (
    <>
      <PageHead
        title={text('leaveRules.types.addTitle')}
        parent={{ to: officePath.leaveTypes, label: text('leaveRules.types.list') }}
      />
      <div className={classes.form}>
        <CreateForm
          resource="leaveTypes"
          defaultValues={ORDINARY}
          transform={leaveTypeBody}
          onCreated={() => void onCreated()}
          failure="leaveRules.types.notSaved"
        >
          <LeaveTypeFields />
          <FormActions
            submit={text('leaveRules.types.create')}
            busy={text('leaveRules.types.creating')}
            cancel={officePath.leaveTypes}
          />
        </CreateForm>
      </div>
    </>
  );
}
