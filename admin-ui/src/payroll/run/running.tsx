import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { ProgressTrack } from '../../ui/feedback/progress-track';
import { LostFocusHeading } from '../../ui/lost-focus-heading';
import classes from './running.module.css';

/** While a draft is calculated, or payslips are paid. */
export function Running({ run: { state, progress, people } }: { run: PayRunRecord }) {
  const text = useText();
  const { done, of } = progress ?? { done: 0, of: people };
  const paying = state === 'paying';
  const title = text(paying ? 'payRun.running.paying' : 'payRun.running.computing', { count: of });
  return (
    <section className={classes.running}>
      <LostFocusHeading>{title}</LostFocusHeading>
      <p>{text(paying ? 'payRun.running.payingText' : 'payRun.running.computingText')}</p>
      <ProgressTrack label={title} done={done} total={of} />
      <strong>
        {text(paying ? 'payRun.running.payslips' : 'payRun.running.people', { done, of })}
      </strong>
      <p>{text('payRun.running.leave')}</p>
    </section>
  );
}
