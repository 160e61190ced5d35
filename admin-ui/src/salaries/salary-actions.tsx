import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { ReasonDialog } from '../forms/reason-dialog';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useMoney } from '../api/config';
import { useApi } from '../api/use-api';
import { officePath } from '../paths';
import { Badge } from '../ui/feedback/badge';
import { RowAction, RowActionLink } from '../ui/button';
import classes from './salary-actions.module.css';
import type { Salary } from './salary-records';

const REASON_MAX = 500;

function VoidSalaryDialog({ salary, onClose }: { salary: Salary; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const money = useMoney();
  const { day } = useDates();
  const { refetch } = useListContext();
  const api = useApi();

  async function send(reason: string, key: string) {
    await api.voidSalary(salary.id, reason, key);
    notify(text('salaries.voided'), { type: 'success' });
    onClose();
    void refetch();
  }

  return (
    <ReasonDialog
      title={text('salaries.voidTitle', { date: day(salary.payDate) })}
      draft={`void ${salary.id}`}
      label={text('salaries.reason')}
      maxLength={REASON_MAX}
      action={text('salaries.voidRecord')}
      acting={text('salaries.voiding')}
      send={send}
      onConflict={() => void refetch()}
      onClose={onClose}
    >
      {text('salaries.voidText', { amount: money.format(salary.netSalary) })}
    </ReasonDialog>
  );
}

export const isVoidable = ({ voidedAt, payslip }: Salary): boolean => !voidedAt && !payslip;

/** The payslip of a record, or its statement; a void record has none. */
export function salaryPaper(
  employee: string,
  { id, payslip, voidedAt }: Salary,
): string | undefined {
  if (payslip) return officePath.employeePayslip(employee, payslip);
  return voidedAt ? undefined : officePath.salaryStatement(employee, id);
}

/** Once a record becomes void, the focused button is gone: the focus goes to why. */
export function VoidNote({ of: { voidedAt, voidReason, payslip } }: { of: Salary }) {
  const text = useText();
  const isVoid = voidedAt !== null;
  const wasVoid = useRef(isVoid);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isVoid && !wasVoid.current) place.current?.focus();
    wasVoid.current = isVoid;
  }, [isVoid]);
  return (
    <span ref={place} className={classes.void} tabIndex={-1}>
      {isVoid && (
        <>
          <Badge glyph="ended">
            {text(payslip ? 'salaries.payslipReversed' : 'salaries.isVoid')}
          </Badge>
          <bdi>{voidReason}</bdi>
        </>
      )}
    </span>
  );
}

export function SalaryActions({ salary, of: employee }: { salary: Salary; of: string }) {
  const text = useText();
  const { day } = useDates();
  const [confirming, setConfirming] = useState(false);
  const paper = salaryPaper(employee, salary);
  const date = day(salary.payDate);
  return (
    <>
      {paper && (
        <RowActionLink
          tone="primary"
          to={paper}
          aria-label={text(salary.payslip ? 'salaries.payslipOf' : 'salaries.statementOf', {
            date,
          })}
        >
          {text(salary.payslip ? 'salaries.payslip' : 'salaries.statement')}
        </RowActionLink>
      )}
      {isVoidable(salary) && (
        <RowAction
          tone="danger"
          aria-label={text('salaries.voidOf', { date })}
          onClick={() => setConfirming(true)}
        >
          {text('salaries.void')}
        </RowAction>
      )}
      {confirming && <VoidSalaryDialog salary={salary} onClose={() => setConfirming(false)} />}
    </>
  );
}
