import type { ReactNode } from 'react';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { PayslipPage } from './payslip-page';
import { usePayslip } from './use-payslips';

interface Props {
  id: string;
  within: { to: string; label: string };
  /** The reader, whose payslips alone are shown; all are without it. */
  owner?: string | null;
  children?: ReactNode;
}

export function PayslipScreen({ id, within, owner, children }: Props) {
  const text = useText();
  const { data: payslip, error, refetch } = usePayslip(id);
  const own = owner !== undefined;
  if (payslip && (!own || payslip.employee._id === owner))
    return <PayslipPage {...{ payslip, within, own }}>{children}</PayslipPage>;
  if (payslip || error)
    return (
      <RecordMissing
        level="h1"
        failure={payslip ? undefined : error}
        title={text('payslipPage.notFound')}
        back={within}
        onTryAgain={() => void refetch()}
      />
    );
  return (
    <>
      <Spinner label={text('app.loadingMore')} size={28} />
      <Skeleton width="100%" height={640} />
    </>
  );
}
