import { CalendarClock, ReceiptText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobCost, JobEffect } from '../../../../api/contract/job/job-changes.js';
import { totalAmount } from '../../../../api/contract/money.js';
import { serverErrorText } from '../../api/use-notify-error';
import { useToday } from '../../api/use-today';
import { useText } from '../../i18n/use-text';
import { signedPercent } from '../../payslip/signed-percent';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { fieldErrorsOf } from '../field-errors';
import type { JobPreview } from '../use-job-preview';
import classes from './salary-round.module.css';

interface Props {
  of: JobPreview;
  changed: string | undefined;
  /** How many people were chosen. */
  chosen: number;
}

const MONTHS = 12;

/** The sums, which are those of the next draft's revisions, and what else follows. */
export function RoundEffect({ of, changed, chosen }: Props) {
  const text = useText();
  const { preview, error, busy, refetch } = of;
  const isAtFields = Object.keys(fieldErrorsOf(error)).length > 0;
  return (
    <section
      className={classes.effect}
      aria-label={text('salaryRound.effect')}
      aria-live="polite"
      aria-busy={busy}
    >
      {busy && <span className={classes.busy} />}
      {changed && (
        <p className={classes.changed}>
          <Icon of={TriangleAlert} size={14} />
          {changed}
        </p>
      )}
      {error && (
        <p className={classes.said}>
          {isAtFields ? text('job.effect.atFields') : serverErrorText(error)}
          {!isAtFields && <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>}
        </p>
      )}
      {!preview && !error && (
        <p className={classes.said}>{text(busy ? 'salaryRound.busy' : 'salaryRound.empty')}</p>
      )}
      {preview && !error && (
        <>
          <Sums of={preview.effect} chosen={chosen} />
          <Consequences of={preview.effect} />
        </>
      )}
    </section>
  );
}

function Sums({ of: { cost, people }, chosen }: { of: JobEffect; chosen: number }) {
  const text = useText();
  return (
    <dl className={classes.sums}>
      {cost && <Costs of={cost} />}
      <div>
        <dt>{text('salaryRound.people')}</dt>
        <dd>{text('salaryRound.peopleOf', { count: people, chosen })}</dd>
        {cost && (
          <dd>
            <Average of={cost} />
          </dd>
        )}
      </div>
    </dl>
  );
}

function Costs({ of: { month, year, employerMonth, salaries } }: { of: JobCost }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const { before, after } = salaries;
  const yearly = (amount: number) => totalAmount([{ amount: MONTHS * amount }]);
  const sum = (label: string, amount: number, beneath: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">{formats.signed(amount)}</bdi>
      </dd>
      <dd>{beneath}</dd>
    </div>
  );
  const moved = (one: number, other: number) =>
    text('jobTimeline.wasTo', { before: formats.money(one), after: formats.money(other) });
  return (
    <>
      {sum(text('salaryRound.month'), month, moved(before, after))}
      {sum(text('salaryRound.year'), year, moved(yearly(before), yearly(after)))}
      {sum(text('salaryRound.employer'), employerMonth, text('salaryRound.aMonth'))}
    </>
  );
}

function Average({ of: { salaries } }: { of: JobCost }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const { before, after } = salaries;
  if (before === 0) return null;
  return text('salaryRound.average', { percent: signedPercent(after - before, before, formats) });
}

/** The first payslips, paid months that change, and salaries that are planned for later. */
function Consequences({ of: { pay, warnings } }: { of: JobEffect }) {
  const text = useText();
  const { formats } = usePayWords(useToday() ?? '');
  const paid = pay?.periods ?? [];
  const difference = totalAmount(paid.map((period) => ({ amount: period.difference })));
  const later = warnings.find(({ code }) => code === 'laterSalary');
  const isOwn = warnings.some(({ code }) => code === 'ownJob');
  return (
    <ul className={classes.consequences}>
      {paid.length > 0 && (
        <li data-tone="wait">
          <Icon of={TriangleAlert} size={14} />
          {text('salaryRound.paid', { count: paid.length, amount: formats.signed(difference) })}
        </li>
      )}
      {pay && (
        <li>
          <Icon of={ReceiptText} size={14} />
          {text(paid.length > 0 ? 'job.effect.nextPays' : 'salaryRound.firstPayslip', {
            period: formats.period(pay.next),
            count: pay.people,
          })}
        </li>
      )}
      {later && (
        <li>
          <Icon of={CalendarClock} size={14} />
          {text('salaryRound.later', { count: later.count })}
        </li>
      )}
      {isOwn && (
        <li data-tone="wait">
          <Icon of={TriangleAlert} size={14} />
          {text('salaryRound.own')}
        </li>
      )}
    </ul>
  );
}
