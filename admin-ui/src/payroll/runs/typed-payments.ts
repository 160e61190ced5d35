import type { PayComponentRecord } from '../../../../api/contract/payroll/pay-components.js';
import { useText } from '../../i18n/use-text';
import { givenAmount, useAmountFaults } from '../../pay-items/item-values';
import type { GivenAmount } from '../../pay-items/pay-item-calls';
import type { TypedPayment } from './payment-rows';

export type GivenPayment = GivenAmount & {
  componentId: string;
  employeeId: string;
  note?: string;
};

export const givenPayment = (
  { person, componentId, note, ...typed }: TypedPayment,
  components: readonly PayComponentRecord[],
): GivenPayment => ({
  componentId,
  employeeId: person.id,
  ...givenAmount(
    typed,
    components.find(({ _id }) => _id === componentId),
  ),
  ...(note.trim() && { note: note.trim() }),
});

/** Says by field what is wrong with a payment. */
export function usePaymentFaults() {
  const text = useText();
  const faults = useAmountFaults();
  return (
    payment: Omit<TypedPayment, 'person'>,
    components: readonly PayComponentRecord[],
  ): Record<string, string> => {
    const component = components.find(({ _id }) => _id === payment.componentId);
    return component
      ? faults(payment, component)
      : { componentId: text('forms.choose', { label: text('payRun.drawer.component') }) };
  };
}

/** 'payments.2.amount' belongs to the third one. */
export function errorsOfEach(errors: Record<string, string>): Record<string, string>[] {
  const each: Record<string, string>[] = [];
  for (const [key, message] of Object.entries(errors)) {
    const [, place, field] = /^payments\.(\d+)\.(\w+)$/.exec(key) ?? [];
    if (place !== undefined && field !== undefined)
      each[Number(place)] = { ...each[Number(place)], [field]: message };
  }
  return each;
}
