import { readAmount } from '../../../../api/contract/imports/amount-reading.js';
import {
  DECIMAL_SIGNS,
  type DecimalSign,
} from '../../../../api/contract/imports/import-mapping.js';
import { MINOR_UNITS } from '../../../../api/contract/money.js';
import { FormSection } from '../../forms/form-layout';
import { useText } from '../../i18n/use-text';
import { useMoney } from '../../api/config';
import { columnsOfKind, useMapping } from './mapping';
import { RadioChoice } from '../../ui/fields/radio-choice';

const NAMES = { '.': 'point', ',': 'comma' } as const;

/** Only for ambiguous amounts such as 1.500, or when the chosen sign does not fit all amounts. */
export function DecimalSignChoice() {
  const text = useText();
  const money = useMoney();
  const { record, columns, proposal, mapping, change, errors } = useMapping();
  const amounts = columnsOfKind('amount', record.kind, mapping, columns);
  const sign = mapping.decimalSign;
  const wrong = (of: DecimalSign) =>
    amounts.map((column) => column.amounts?.[of].wrong).find((written) => written != null);
  if (
    amounts.length === 0 ||
    (proposal.decimalSign !== null && !errors.decimalSign && !(sign && wrong(sign)))
  )
    return null;

  const samples = amounts.flatMap((column) => column.samples);
  const example =
    samples.find((sample) => readAmount(sample, '.') !== readAmount(sample, ',')) ??
    samples[0] ??
    '';

  function meaning(of: DecimalSign): string {
    const minor = readAmount(example, of);
    const misread = wrong(of);
    const means =
      minor === undefined
        ? ''
        : text('imports.decimals.means', {
            written: example.trim(),
            amount: money.format(minor / MINOR_UNITS),
          });
    return `${means} ${misread ? text('imports.decimals.wrong', { example: misread }) : ''}`.trim();
  }

  return (
    <FormSection title={text('imports.decimals.title')} help={text('imports.decimals.help')}>
      <RadioChoice
        label={text('imports.decimals.title')}
        options={DECIMAL_SIGNS.map((value) => ({
          value,
          label: text(`imports.decimals.signs.${NAMES[value]}`),
          help: meaning(value),
        }))}
        value={sign}
        error={errors.decimalSign}
        onChoose={(decimalSign) => change({ ...mapping, decimalSign }, 'decimalSign')}
      />
    </FormSection>
  );
}
