import { useSearchParams } from 'react-router';
import { newestFirst, portalPath } from '../../paths';
import { FormSkeleton } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { useUser } from '../../api/session';
import { useToday } from '../../api/use-today';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHead } from '../../ui/layout/page-head';
import { LeaveForm } from './leave-form';
import { ReportLeave } from './report-leave';
import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/request-leave';

export const messages = catalogueOf({ 'request-leave': english });

/** `?employee=` names one of the approver's people, for whom leave is added. */
export default function RequestLeave() {
  const [query] = useSearchParams();
  const report = query.get('employee');
  return report ? <ReportLeave key={report} account={report} /> : <OwnRequest />;
}

function OwnRequest() {
  const text = useText();
  const user = useUser();
  const today = useToday();
  if (!user) return null;
  const list = portalPath.leaves(user._id);
  return (
    <>
      <PageHead
        bar
        title={text('requestLeave.title')}
        parent={{ to: list, label: text('portal.myLeaves') }}
      />
      {user.employeeId === null && (
        <EmptyState title={text('requestLeave.noRecord')}>
          {text('requestLeave.noRecordText')}
        </EmptyState>
      )}
      {user.employeeId !== null && !today && <FormSkeleton fields={4} />}
      {user.employeeId !== null && today && (
        <LeaveForm
          account={user._id}
          today={today}
          done={{ message: text('requestLeave.sent'), to: newestFirst(list) }}
        />
      )}
    </>
  );
}
