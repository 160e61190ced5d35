import { type ReactNode, useId } from 'react';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { usePhone } from '../ui/layout/use-phone';
import classes from './payslip.module.css';
import { PayslipBody } from './payslip-body';
import { payslipTitle, usePayslipAbout } from './payslip-head';
import { PayslipPdfButton } from './payslip-pdf';
import { usePayWords } from './use-pay-words';

/** A payslip on a page that has more. */
export function PayslipCard({
  payslip,
  children,
}: {
  payslip: PayslipRecord;
  children?: ReactNode;
}) {
  const id = useId();
  const pay = usePayWords(payslip.payDate);
  const about = usePayslipAbout(payslip, pay);
  const phone = usePhone();
  return (
    <article className={classes.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{payslipTitle(payslip, pay)}</h2>
        <p>{about}</p>
      </header>
      <PayslipBody
        {...pay}
        payslip={payslip}
        heading="h3"
        folded={phone}
        action={<PayslipPdfButton id={payslip._id} payDate={payslip.payDate} />}
      >
        {children}
      </PayslipBody>
    </article>
  );
}
