import { EARLIEST_LEAVE, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import { newestFirst, portalPath } from '../../paths';
import { CreateForm } from '../../forms/create-form';
import { FormSkeleton } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { withMinutes } from '../../leave-cost/duration-field';
import { useLeaveRefresh } from '../../api/use-leave-refresh';
import type { Leave } from '../../leaves/leave';
import { RequestFailed } from '../../api/http-client';
import { useUser } from '../../api/session';
import { useNotifyError } from '../../api/use-notify-error';
import { useToday } from '../../api/use-today';
import { useLeaveWith } from '../../forms/use-leave-with';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHead } from '../../ui/layout/page-head';
import { RequestLeaveFields } from './request-leave-fields';

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
  const notifyError = useNotifyError();
  const refresh = useLeaveRefresh();

  function onCreated() {
    void refresh();
    leaveWith(text('requestLeave.sent'), newestFirst(portalPath.leaves(owner)));
  }

  function onRefused(failure: unknown) {
    const { status, body } = failure instanceof RequestFailed ? failure : { status: 0, body: {} };
    if (body.errors) return;
    notifyError(failure, status === 0 ? 'requestLeave.noAnswer' : 'requestLeave.refused');
  }

  return (
    <CreateForm<Leave> resource="leaves" transform={(values) => ({ ...withMinutes(values), userId: owner })} onCreated={onCreated} onRefused={onRefused}>
      <RequestLeaveFields owner={owner} today={today} min={EARLIEST_LEAVE} max={latestFutureDate(today)} />
    </CreateForm>
  );
}
