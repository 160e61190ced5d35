import { useWatch } from 'react-hook-form';
import { SelectInput } from '../../forms/inputs';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import type { YearMode } from './policy-values';
import { SegmentsInput } from './rule-inputs';

const LAST_DAY = 28;
const two = (number: number) => String(number).padStart(2, '0');

export function YearStartInput() {
  const text = useText();
  const { month } = useDates();
  const mode = useWatch({ name: 'rules.yearMode' }) as YearMode;
  const months = Array.from({ length: 12 }, (_, index) => ({ value: two(index + 1), label: month(`2026-${two(index + 1)}`) }));
  const days = Array.from({ length: LAST_DAY }, (_, index) => ({ value: two(index + 1), label: String(index + 1) }));
  return (
    <>
      <SegmentsInput
        source="rules.yearMode"
        label={text('leaveRules.form.yearStart')}
        options={[
          { value: 'january', label: text('leaveRules.form.january') },
          { value: 'other', label: text('leaveRules.form.otherDate') },
          { value: 'hire', label: text('leaveRules.form.hire') },
        ]}
      />
      {mode === 'other' && (
        <>
          <SelectInput source="rules.yearDay" label={text('leaveRules.form.dayOfMonth')} choices={days} />
          <SelectInput source="rules.yearMonth" label={text('leaveRules.form.month')} choices={months} />
        </>
      )}
    </>
  );
}
