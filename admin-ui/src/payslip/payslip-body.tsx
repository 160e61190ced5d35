import type { ReactNode } from 'react';
import type { PayslipRecord } from '../../../api/contract/payroll/payslips.js';
import classes from './payslip.module.css';
import { PayslipChanged, PayslipFigures } from './payslip-head';
import { PayslipLines } from './payslip-lines';
import type { PayWords } from './use-pay-words';
import { OfficeFilesOf } from './office-payslips';
import { YearToDate } from './year-to-date';

interface Props extends PayWords {
  payslip: PayslipRecord;
  /** Beneath the payslip's title. */
  heading: 'h2' | 'h3';
  /** The year to date opens by a press, as on a page that has more. */
  folded?: boolean;
  /** After the figures. */
  action?: ReactNode;
  /** Below the year to date. */
  children?: ReactNode;
}

export function PayslipBody({ action, children, folded, ...props }: Props) {
  const { payslip, words, heading } = props;
  return (
    <>
      <PayslipFigures {...props} />
      {action && <div className={classes.action}>{action}</div>}
      {payslip.reversed && (
        <p className={classes.reversed}>{words.reversedText(payslip.reversed.reason)}</p>
      )}
      <PayslipChanged {...props} />
      <div className={classes.columns}>
        <PayslipLines {...props} />
        <div className={classes.aside}>
          <YearToDate {...props} folded={folded} />
          <OfficeFilesOf payslip={payslip} heading={heading} />
          {children}
        </div>
      </div>
    </>
  );
}
