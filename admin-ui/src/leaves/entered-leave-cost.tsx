import { useController } from 'react-hook-form';
import { TextAreaInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';
import { CostPanel } from '../leave-cost/cost-panel';
import classes from '../leave-cost/leave-cost.module.css';
import { LeaveRefusals } from '../leave-cost/leave-refusals';
import { useAsked, useQuote } from '../leave-cost/use-leave-cost';
import { Checkbox } from '../ui/fields/checkbox';

/** An admin may enter leave although the type, the policy's rules or the balance refuse it. */
export function EnteredLeaveCost() {
  const asked = useAsked();
  const quote = useQuote(asked);
  if (!quote) return null;
  const overridable = quote.faults.filter((fault) => fault.overridable);
  if (quote.cost === null && overridable.length === 0) return null;
  return (
    <div className={classes.entered}>
      {quote.cost === null ? <LeaveRefusals refusals={overridable} /> : <CostPanel quote={quote} asked={asked} />}
      {overridable.length > 0 && <Override />}
    </div>
  );
}

function Override() {
  const text = useText();
  const { field } = useController<{ override: boolean }>({ name: 'override', shouldUnregister: true, defaultValue: false });
  return (
    <div className={classes.override}>
      <Checkbox label={text('leaveCost.override')} checked={field.value} onChange={({ target }) => field.onChange(target.checked)} />
      {field.value && <TextAreaInput source="note" label={text('leaveCost.overrideNote')} hint={text('leaveCost.overrideNoteHint')} maxLength={1000} />}
    </div>
  );
}
