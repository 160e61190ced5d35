import { EARLIEST_EMPLOYMENT, latestFutureDate } from '../../../../api/contract/calendar-date.js';
import { useToday } from '../../api/use-today';
import { useDateFault } from '../../forms/date-field/use-typed-dates';
import { useAmountCheck } from '../../forms/money-field';
import { useText } from '../../i18n/use-text';
import { useAmountFaults } from '../../pay-items/item-values';
import { usePayComponents } from '../../pay-items/use-pay-items';
import { useFieldNames } from './use-field-names';
import { missingFields, type TypedJob } from './typed-job';

/** The days that a change can be recorded for. */
export function useChangeDays() {
  const today = useToday();
  return { min: EARLIEST_EMPLOYMENT, max: today && latestFutureDate(today) };
}

/** Says by field what is wrong or missing. */
export function useJobFaults(): (typed: TypedJob) => Record<string, string> {
  const text = useText();
  const days = useChangeDays();
  const dateFault = useDateFault();
  const amountCheck = useAmountCheck();
  const amountFaults = useAmountFaults();
  const nameOf = useFieldNames();
  const { data: components = [] } = usePayComponents();

  return (typed) => {
    const missing = missingFields(typed);
    const isGiven = (kind: 'contractEnd' | 'probationEnd' | 'salary') =>
      typed.chosen.includes(kind) && !typed.cleared.includes(kind) && !missing.includes(kind);
    const component = components.find(({ _id }) => _id === typed.component);
    const faults: Record<string, string | undefined> = {
      from: dateFault(typed.from, days),
      ...Object.fromEntries(
        missing.map((field) => [field, text('forms.fillIn', { label: nameOf(field) })]),
      ),
      ...(isGiven('contractEnd') && { contractEnd: dateFault(typed.contractEnd) }),
      ...(isGiven('probationEnd') && { probationEnd: dateFault(typed.probationEnd) }),
      ...(isGiven('salary') && { salary: amountCheck(typed.salary) }),
      ...(typed.chosen.includes('item') && component && amountFaults(typed, component)),
      ...(typed.chosen.includes('item') &&
        typed.to && { to: dateFault(typed.to, { from: typed.from }) }),
    };
    return Object.fromEntries(
      Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
    );
  };
}
