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
  /** After the figures. */
  action?: ReactNode;
  /** Below the year to date. */
  children?: ReactNode;
}

export function PayslipBody({ action, children, ...props }: Props) {
  const { payslip, words } = props;
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
          <YearToDate {...props} />
          <OfficeFilesOf payslip={payslip} />
          {children}
        </div>
      </div>
    </>
  );
}
