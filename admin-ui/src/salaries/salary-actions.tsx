import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'ra-core';
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

export function SalaryActions({ salary, of: employee }: { salary: Salary; of: string }) {
  const text = useText();
  const { day } = useDates();
  const [confirming, setConfirming] = useState(false);
  const isVoid = salary.voidedAt !== null;
  const wasVoid = useRef(isVoid);
  const place = useRef<HTMLSpanElement>(null);

  // The focused button disappears when the record becomes void.
  useEffect(() => {
    if (isVoid && !wasVoid.current) place.current?.focus();
    wasVoid.current = isVoid;
  }, [isVoid]);

  return (
    <span ref={place} className={classes.actions} tabIndex={-1}>
      {isVoid && (
        <span className={classes.void}>
          <Badge glyph="ended">
            {text(salary.payslip ? 'salaries.payslipReversed' : 'salaries.isVoid')}
          </Badge>
          <bdi>{salary.voidReason}</bdi>
        </span>
      )}
      {salary.payslip && (
        <RowActionLink
          tone="primary"
          to={officePath.employeePayslip(employee, salary.payslip)}
          aria-label={text('salaries.payslipOf', { date: day(salary.payDate) })}
        >
          {text('salaries.payslip')}
        </RowActionLink>
      )}
      {!isVoid && !salary.payslip && (
        <>
          <RowActionLink
            tone="primary"
            to={officePath.salaryStatement(employee, salary.id)}
            aria-label={text('salaries.statementOf', { date: day(salary.payDate) })}
          >
            {text('salaries.statement')}
          </RowActionLink>
          <RowAction
            tone="danger"
            aria-label={text('salaries.voidOf', { date: day(salary.payDate) })}
            onClick={() => setConfirming(true)}
          >
            {text('salaries.void')}
          </RowAction>
        </>
      )}
      {confirming && <VoidSalaryDialog salary={salary} onClose={() => setConfirming(false)} />}
    </span>
  );
}
