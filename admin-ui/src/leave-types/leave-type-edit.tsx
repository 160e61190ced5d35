import { useEditContext, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { useRefreshLeaveTypes } from '../api/use-leave-types';
import { EditForm } from '../forms/edit-form';
import { FormActions, FormSkeleton } from '../forms/form-layout';
import { useLeaveWith } from '../forms/use-leave-with';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PayEffectNote } from '../pay-items/pay-effect';
import { PageHead } from '../ui/layout/page-head';
import { chainValues } from './chain-values';
import { LeaveTypeFields } from './leave-type-fields';
import classes from './leave-type-fields.module.css';
import { leaveTypeBody } from './leave-type-body';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';

export const messages = catalogueOf({ 'leave-rules': english });

export default function LeaveTypeEdit() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useRefreshLeaveTypes();
  const { id = '' } = useParams();
  const { data: type } = useGetOne<LeaveType>('leaveTypes', { id });

  async function onSaved() {
    await refresh();
    leaveWith(text('leaveRules.types.updated'), officePath.leaveTypes);
  }

  return (
    <>
      <PageHead
        title={type ? leaveTypeName(text, type.name) : text('leaveRules.types.editTitle')}
        parent={{ to: officePath.leaveTypes, label: text('leaveRules.types.list') }}
      />
      <div className={classes.form}>
        <EditForm<LeaveType>
          resource="leaveTypes"
          id={id}
          values={({
            name,
            unit,
            counts,
            halfDays,
            paid,
            selfService,
            reasonRequired,
            visibleToTeam,
            exemptFromCoverage,
            archived,
            chain,
          }) => ({
            name,
            unit,
            counts,
            halfDays,
            paid,
            selfService,
            reasonRequired,
            visibleToTeam,
            exemptFromCoverage,
            archived,
            chain: chainValues(unit, chain),
          })}
          transform={leaveTypeBody}
          onSaved={() => void onSaved()}
          failure="leaveRules.types.notSaved"
          loading={<FormSkeleton fields={4} />}
          missing={{
            title: text('leaveRules.types.notFound'),
            back: { to: officePath.leaveTypes, label: text('leaveRules.types.title') },
          }}
        >
          <Fields />
          <PaidEffect />
          <FormActions
            submit={text('leaveRules.types.save')}
            busy={text('leaveRules.types.saving')}
            cancel={officePath.leaveTypes}
          />
        </EditForm>
      </div>
    </>
  );
}

function Fields() {
  const { record } = useEditContext<LeaveType>();
  return record ? <LeaveTypeFields builtin={record.builtin} archivable={!record.builtin} /> : null;
}

/** Pay changes if the type is paid from now on, or no longer. */
function PaidEffect() {
  const { record } = useEditContext<LeaveType>();
  const paid = Boolean(useWatch({ name: 'paid' }));
  return (
    <PayEffectNote
      asked={
        record && paid !== record.paid
          ? { kind: 'leaveType', leaveTypeId: record.id, paid }
          : undefined
      }
    />
  );
}

type LeaveType = LeaveTypeRecord & { id: string };
