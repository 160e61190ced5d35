import { useController } from 'react-hook-form';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import type { LeaveQuoteResponse } from '../../../../api/contract/leave/leave-cost-responses.js';
import { TextAreaInput } from '../../forms/inputs';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useDates } from '../../i18n/use-dates';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { ClosedWayOut } from '../../leave-cost/closed-way-out';
import type { Asked } from '../../leave-cost/use-leave-cost';
import { Checkbox } from '../../ui/fields/checkbox';
import classes from './leave-create.module.css';

interface Props {
  quote: LeaveQuoteResponse;
  asked: Asked;
}

/** An admin may enter leave although the type, the policy's rules or the balance refuse it, and instead of approved leave of another type. */
export function EnteredLeaveCost({ quote, asked }: Props) {
  const { faults, takesOut } = quote;
  const overridable = faults.filter((fault) => fault.overridable);
  return (
    <>
      {!asked.takeOut && <ClosedWayOut quote={quote} asked={asked} />}
      {takesOut.length > 0 && <TakeOut from={takesOut} />}
      {overridable.length > 0 && (
        <Override isOfRules={overridable.every(({ code }) => code === 'leave.coverage')} />
      )}
    </>
  );
}

/** Sick during leave, in one step. */
function TakeOut({ from }: { from: LeaveQuoteResponse['takesOut'] }) {
  const text = useText();
  const listText = useListText();
  const { span } = useDates();
  const { field } = useController<{ takeOut: boolean }>({
    name: 'takeOut',
    shouldUnregister: true,
    defaultValue: false,
  });
  const leaves = listText(
    from.map(({ leaveType, startDate, endDate }) =>
      text('leaves.takenFrom', {
        type: leaveTypeName(text, leaveType),
        span: span(startDate, endDate),
      }),
    ),
  );
  return (
    <div className={classes.choices}>
      <Checkbox
        label={text('leaves.takeOut', { leaves })}
        checked={field.value}
        onChange={({ target }) => field.onChange(target.checked)}
      />
    </div>
  );
}

/** A coverage rule alone is overridden as in a decision. */
function Override({ isOfRules }: { isOfRules: boolean }) {
  const text = useText();
  const { field } = useController<{ override: boolean }>({
    name: 'override',
    shouldUnregister: true,
    defaultValue: false,
  });
  return (
    <div className={classes.choices}>
      <Checkbox
        label={text(isOfRules ? 'leaveCost.coverage.override' : 'leaveCost.override')}
        checked={field.value}
        onChange={({ target }) => field.onChange(target.checked)}
      />
      {field.value && (
        <TextAreaInput
          source="note"
          label={text('leaveCost.overrideNote')}
          hint={text('leaveCost.overrideNoteHint')}
          maxLength={LEAVE_NOTE_MAX}
        />
      )}
    </div>
  );
}
