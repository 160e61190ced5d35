import type { ReactNode } from 'react';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/feedback/spinner';
import { PayslipPage } from './payslip-page';
import { usePayslip } from './use-payslips';

interface Props {
  id: string;
  within: { to: string; label: string };
  /** Others are as if they were not there. */
  isShown?: (payslip: PayslipRecord) => boolean;
  children?: ReactNode;
}

export function PayslipScreen({ id, within, isShown = () => true, children }: Props) {
  const text = useText();
  const { data: payslip, error, refetch } = usePayslip(id);
  if (payslip && isShown(payslip)) return <PayslipPage payslip={payslip} within={within}>{children}</PayslipPage>;
  if (payslip || error) return <RecordMissing level="h1" failure={payslip ? undefined : error} title={text('payslipPage.notFound')} back={within} onTryAgain={() => void refetch()} />;
  return (
    <>
      <Spinner label={text('app.loadingMore')} size={28} />
      <Skeleton width="100%" height={640} />
    </>
  );
}
