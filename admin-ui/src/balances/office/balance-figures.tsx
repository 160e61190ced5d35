import type { LeaveAccountsSummary } from '../../../../api/contract/leave/leave-balance-responses.js';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useNumbers } from '../../api/config';
import { useAmounts } from '../../i18n/use-amounts';
import { useText } from '../../i18n/use-text';
import { useListSummary } from '../../lists/use-list-summary';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Panel } from '../../ui/layout/panel';
import { StatCard, StatStrip } from '../../ui/layout/stat-card';
import { useListedBalances } from './use-listed-balances';
import { addDays } from '../../../../api/contract/calendar-date.js';
import { SOON_DAYS } from '../../../../api/contract/leave/leave-balances.js';
import { useDates } from '../../i18n/use-dates';

/** Only today has these figures. */
export function BalanceFigures() {
  const { unit, isOtherDay } = useListedBalances();
  const summary = useListSummary<LeaveAccountsSummary | null>();
  if (isOtherDay || summary === null) return null;
  return (
    <Panel>
      <StatStrip compact phone="rows">
        <People summary={summary} />
        <Available summary={summary} unit={unit} />
        <Expiring summary={summary} unit={unit} />
        <Negative summary={summary} unit={unit} />
      </StatStrip>
    </Panel>
  );
}

interface Props {
  /** Undefined while it loads. */
  summary: LeaveAccountsSummary | undefined;
  unit: LeaveUnit;
}

const loading = <Skeleton width={56} height={20} />;

function People({ summary }: Omit<Props, 'unit'>) {
  const text = useText();
  const numbers = useNumbers();
  const count = summary?.withoutPolicy ?? 0;
  const all = numbers.format((summary?.people ?? 0) + count);
  return (
    <StatCard
      label={text('balances.list.people')}
      caption={
        summary &&
        (count > 0
          ? text('balances.list.withoutPolicy', { count, all })
          : text('balances.list.allHaveOne'))
      }
    >
      {summary ? numbers.format(summary.people) : loading}
    </StatCard>
  );
}

function Available({ summary, unit }: Props) {
  const text = useText();
  const amounts = useAmounts();
  const { people = 0, amount = 0 } = summary?.available ?? {};
  const average = people > 0 ? rounded(amount / people, unit) : 0;
  const noLimit = summary !== undefined && summary.people > summary.incomplete && people === 0;
  return (
    <StatCard
      label={text('balances.list.available')}
      word={noLimit}
      caption={
        people > 0
          ? text('balances.list.average', { amount: amounts.words(average, unit) })
          : undefined
      }
    >
      {summary ? (noLimit ? text('balances.list.noLimit') : amounts.plain(amount, unit)) : loading}
    </StatCard>
  );
}

function Expiring({ summary, unit }: Props) {
  const amounts = useAmounts();
  const ofPeople = useOfPeople(unit);
  const { people = 0, amount = 0 } = summary?.expiring ?? {};
  return (
    <StatCard glyph="expiring" label={useExpiringLabel()} caption={summary && ofPeople(people)}>
      {summary ? amounts.plain(amount, unit) : loading}
    </StatCard>
  );
}

function Negative({ summary, unit }: Props) {
  const text = useText();
  const amounts = useAmounts();
  const ofPeople = useOfPeople(unit);
  const { people = 0, amount = 0 } = summary?.negative ?? {};
  return (
    <StatCard
      glyph="negative"
      label={text('balances.list.segments.negative')}
      caption={summary && ofPeople(people)}
    >
      {summary ? amounts.plain(amount, unit) : loading}
    </StatCard>
  );
}

function useOfPeople(unit: LeaveUnit): (count: number) => string {
  const text = useText();
  return (count) =>
    count === 0
      ? text('balances.list.ofNobody')
      : text(unit === 'days' ? 'balances.list.daysOf' : 'balances.list.hoursOf', { count });
}

const rounded = (amount: number, unit: LeaveUnit) =>
  unit === 'days' ? Math.round(amount * 10) / 10 : Math.round(amount);

/** Expiring by 31 Dec: what the figure and the choice of people count, whether or not it is urgent. */
export function useExpiringLabel(): string {
  const text = useText();
  const { dayAndMonth } = useDates();
  const { today } = useListedBalances();
  const last =
    useListSummary<LeaveAccountsSummary | null>()?.expiring.to ??
    (today && addDays(today, SOON_DAYS));
  return last
    ? text('balances.list.expiringBy', { date: dayAndMonth(last) })
    : text('balances.list.segments.soon');
}
