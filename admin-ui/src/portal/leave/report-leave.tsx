import { portalPath } from '../../paths';
import { FormSkeleton } from '../../forms/form-layout';
import { RecordMissing } from '../../forms/record-missing';
import { useText } from '../../i18n/use-text';
import { useTeam } from '../../api/use-team';
import { useToday } from '../../api/use-today';
import { PageHead } from '../../ui/layout/page-head';
import { Skeleton } from '../../ui/feedback/skeleton';
import { LeaveForm } from './leave-form';

/** An approver adds leave for one of their people. */
export function ReportLeave({ account }: { account: string }) {
  const text = useText();
  const today = useToday();
  const { data: team, error, refetch } = useTeam();
  const report = team?.find(({ userId }) => userId === account);
  const back = { to: portalPath.team, label: text('portal.myTeam') };
  if (error && !team)
    return (
      <RecordMissing
        level="h1"
        failure={error}
        onTryAgain={() => void refetch()}
        title={text('portal.employeeNotFound')}
        back={back}
      />
    );
  if (team && !report)
    return (
      <RecordMissing
        level="h1"
        failure={null}
        title={text('portal.employeeNotFound')}
        back={back}
      />
    );
  return (
    <>
      <PageHead bar title={text('requestLeave.add')} parent={back}>
        {report ? <bdi>{report.name}</bdi> : <Skeleton width={160} />}
      </PageHead>
      {report && today ? (
        <LeaveForm
          account={account}
          isOfReport
          today={today}
          done={{ message: text('requestLeave.added', { name: report.name }), to: portalPath.team }}
        />
      ) : (
        <FormSkeleton fields={4} />
      )}
    </>
  );
}
