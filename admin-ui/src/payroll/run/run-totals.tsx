import { useState } from 'react';
import type { PayRunRecord, RunTotal } from '../../../../api/contract/payroll/pay-runs.js';
import { componentName } from '../../../../api/contract/payroll/payslip-words/component-name.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Skeleton } from '../../ui/feedback/skeleton';
import { RowAction } from '../../ui/button';
import { usePhone } from '../../ui/layout/use-phone';
import { SignedAmount } from '../signed-amount';
import { useRunTotals } from '../use-run';
import page from './run-page.module.css';

type View = 'department' | 'component';
const OTHER = { department: 'component', component: 'department' } as const;

export function RunTotals({ run }: { run: PayRunRecord }) {
  const text = useText();
  const [view, setView] = useState<View>('department');
  const { data, error, refetch } = useRunTotals(run);
  const totals = data && (view === 'department' ? data.departments : data.components);
  return (
    <section className={page.panel}>
      <header>
        <h2>{text(`payRun.totals.by.${view}`)}</h2>
        <RowAction onClick={() => setView(OTHER[view])}>
          {text(`payRun.totals.by.${OTHER[view]}`)}
        </RowAction>
      </header>
      {!totals &&
        (error ? (
          <LoadFailed onRetry={refetch}>{text('payRun.failed')}</LoadFailed>
        ) : (
          <Skeleton width="100%" height={240} />
        ))}
      {totals && <TotalsTable run={run} view={view} totals={totals} />}
    </section>
  );
}

interface TableProps {
  run: PayRunRecord;
  view: View;
  totals: RunTotal[];
}

function TotalsTable({ run, view, totals }: TableProps) {
  const text = useText();
  const numbers = useNumbers();
  const { words, formats } = usePayWords(run.payDate);
  const compared = run.previous !== null;
  // Beside names and changes, the amounts would leave a phone no room for either.
  const phone = usePhone();
  // People of the period before who have no payslip now stand in no department.
  const without =
    run.change === null
      ? 0
      : (cents(run.change) - totals.reduce((sum, { change }) => sum + cents(change ?? 0), 0)) / 100;
  const changed = (change: number | null) => {
    if (change === null) return text('app.notAvailable');
    if (change === 0) return <span className={page.same}>{text('payRun.people.unchanged')}</span>;
    return <SignedAmount of={change} formats={formats} />;
  };
  const row = (name: string, people: number, amount: number, change: number | null) => (
    <>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className={`${page.number} ${page.wide}`}>{numbers.format(people)}</td>
      <td className={page.number}>
        {formats.money(amount)}
        {compared && phone && <small>{changed(change)}</small>}
      </td>
      {compared && !phone && <td className={`${page.number} ${page.strong}`}>{changed(change)}</td>}
    </>
  );
  return (
    <table className={page.mini}>
      <thead>
        <tr>
          <th scope="col">{text(`payRun.totals.${view}`)}</th>
          <th scope="col" className={`${page.number} ${page.wide}`}>
            {text('payRun.totals.payslips')}
          </th>
          <th scope="col" className={page.number}>
            {text(view === 'department' ? 'payRun.totals.net' : 'payRun.totals.amount')}
            {compared && phone && <small>{text('payRun.totals.change')}</small>}
          </th>
          {compared && !phone && (
            <th scope="col" className={page.number}>
              {text('payRun.totals.change')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {totals.map(({ name, people, amount, change }) => (
          <tr key={name}>
            {row(view === 'component' ? componentName(name, words) : name, people, amount, change)}
          </tr>
        ))}
        {view === 'department' && without !== 0 && (
          <tr>{row(text('payRun.totals.without'), 0, 0, without)}</tr>
        )}
      </tbody>
    </table>
  );
}

const cents = (amount: number) => Math.round(amount * 100);
