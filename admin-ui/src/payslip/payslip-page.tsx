import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import { useText } from '../i18n/use-text';
import { EmployerHead } from './employer-head';
import { Button } from '../ui/button';
import { PageHead } from '../ui/layout/page-head';
import classes from './payslip-page.module.css';
import { PayslipBody } from './payslip-body';
import { payslipTitle, usePayslipAbout } from './payslip-head';
import { PayslipPdfButton } from './payslip-pdf';
import { usePayWords } from './use-pay-words';

interface Props {
  payslip: PayslipRecord;
  within: { to: string; label: string };
  /** The reader's own. */
  own: boolean;
  children?: ReactNode;
}

/** A payslip as a page of its own; on paper with employer and employee. */
export function PayslipPage({ payslip, within, own, children }: Props) {
  const text = useText();
  const { employee } = payslip;
  const pay = usePayWords(payslip.payDate);
  const about = usePayslipAbout(payslip, pay);
  const actions = (
    <>
      <Button icon={Printer} onClick={() => print()}>
        {text('payslipPage.print')}
      </Button>
      <PayslipPdfButton id={payslip._id} payDate={payslip.payDate} />
    </>
  );
  return (
    <article className={classes.page}>
      <div className={classes.printed}>
        <EmployerHead />
      </div>
      <PageHead title={payslipTitle(payslip, pay)} parent={within} actions={actions}>
        <span className={classes.about}>
          <span>{about}</span>
          <span className={own ? classes.printed : undefined}>
            <bdi>{employee.name}</bdi>, <bdi>{employee.employeeId}</bdi>,{' '}
            <bdi>{employee.department}</bdi>
          </span>
        </span>
      </PageHead>
      <PayslipBody {...pay} payslip={payslip} heading="h2">
        {children}
      </PayslipBody>
    </article>
  );
}
