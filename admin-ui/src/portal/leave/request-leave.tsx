import { newestFirst, portalPath } from '../../paths';
import { CreateForm } from '../../forms/create-form';
import { FormSkeleton, SubmitButton } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { withMinutes } from '../../leave-cost/duration-field';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import { isRequestable } from '../../api/use-leave-types';
import type { Leave } from '../../leaves/leave';
import { LeaveFields } from '../../leaves/request/leave-fields';
import { useUser } from '../../api/session';
import { useToday } from '../../api/use-today';
import { useLeaveWith } from '../../forms/use-leave-with';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHead } from '../../ui/layout/page-head';
import classes from './request-leave.module.css';

export { messages } from '../../i18n/bundles/request-leave';

export default function RequestLeave() {
  const text = useText();
  const user = useUser();
  const today = useToday();
  if (!user) return null;
  const within = { to: portalPath.leaves(user._id), label: text('portal.myLeaves') };
  return (
    <>
      <PageHead title={text('requestLeave.title')} parent={within} />
      {user.employeeId === null && <EmptyState title={text('requestLeave.noRecord')}>{text('requestLeave.noRecordText')}</EmptyState>}
      {user.employeeId !== null && !today && <FormSkeleton fields={4} />}
      {user.employeeId !== null && today && <RequestForm owner={user._id} today={today} />}
    </>
  );
}

function RequestForm({ owner, today }: { owner: string; today: string }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useLeaveRefresh();

  function onCreated() {
    void refresh();
    leaveWith(text('requestLeave.sent'), newestFirst(portalPath.leaves(owner)));
  }

  return (
    <CreateForm<Leave>
      resource="leaves"
      transform={(values) => ({ ...withMinutes(values), userId: owner })}
      onCreated={onCreated}
      failure="requestLeave.noAnswer"
      refusedWithoutReason="requestLeave.refused"
    >
      <LeaveFields
        today={today}
        owner={owner}
        types={isRequestable}
        reason={{ label: text('requestLeave.reason'), missing: text('requestLeave.reasonMissing') }}
        foot={({ refused, amount, summary }) => (
          <div className={classes.send}>
            {summary}
            <SubmitButton busy={text('requestLeave.submitting')} refused={refused}>
              {amount && !refused ? text('leaveCost.submit', { amount }) : text('requestLeave.submit')}
            </SubmitButton>
          </div>
        )}
      />
    </CreateForm>
  );
}
