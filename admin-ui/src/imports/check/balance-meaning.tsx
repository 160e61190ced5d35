import { BALANCE_MEANINGS } from '../../../../api/contract/imports/import-mapping.js';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { FormSection } from '../../forms/form-layout';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useAmounts } from '../../i18n/use-amounts';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { RadioChoice } from '../../ui/fields/radio-choice';
import { importCalls } from '../import-queries';
import { useImportAction } from '../use-import-action';
import classes from './check.module.css';

/** The numbers of a file may be what is left, or what is added to the entitlement of the year. */
export function BalanceMeaning({ record }: { record: ImportRecord }) {
  const text = useText();
  const amounts = useAmounts();
  const { day } = useDates();
  const { busy, act } = useImportAction();
  const { _id, balanceQuestion, mapping } = record;
  if (!balanceQuestion || !mapping) return null;
  const { example, count } = balanceQuestion;
  const amount = (value: number) => amounts.words(value, example.unit);
  const values = {
    name: example.name,
    type: leaveTypeName(text, example.leaveType),
    day: day(example.day),
    written: amount(example.written),
    granted: amount(example.granted),
    onTop: amount(example.onTop),
  };
  const exact = example.written + example.granted === example.onTop;
  const labels = { included: 'included', 'on-top': 'onTop' } as const;
  return (
    <div className={classes.meaning}>
      <FormSection
        title={text('imports.meaning.title')}
        help={`${text(`imports.meaning.${exact ? 'asked' : 'askedTaken'}`, values)} ${text('imports.meaning.count', { count })}`}
      >
        <RadioChoice
          label={text('imports.meaning.title')}
          options={BALANCE_MEANINGS.map((value) => ({
            value,
            label: text(`imports.meaning.${labels[value]}.label`),
            help: text(`imports.meaning.${labels[value]}.means`, values),
          }))}
          value={mapping.balanceMeaning}
          error={undefined}
          onChoose={(balanceMeaning) =>
            void (busy || act(() => importCalls.check(_id, { ...mapping, balanceMeaning })))
          }
        />
      </FormSection>
    </div>
  );
}

export const isMeaningOpen = ({ balanceQuestion, mapping }: ImportRecord): boolean =>
  balanceQuestion !== null && !mapping?.balanceMeaning;
