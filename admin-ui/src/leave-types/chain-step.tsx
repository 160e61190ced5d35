import { X } from 'lucide-react';
import { PEOPLE_MAX, STEP_PEOPLE, type StepPeople } from '../../../api/contract/leave/approvals.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { PeoplePicker } from '../assignments/people-picker';
import { useText } from '../i18n/use-text';
import { IconButton } from '../ui/button';
import { Field } from '../ui/fields/field';
import { SelectField } from '../ui/fields/select-field';
import { Icon } from '../ui/icon';
import classes from './chain-input.module.css';
import { lacksPeople, type StepValues } from './chain-values';

interface Props {
  number: number;
  unit: LeaveUnit;
  step: StepValues;
  fault: string | undefined;
  onChange: (changes: Partial<StepValues>) => void;
  onRemove: () => void;
}

export function ChainStep({ number, unit, step, fault, onChange, onRemove }: Props) {
  const text = useText();
  const { who, people, overCost } = step;
  return (
    <div
      className={classes.step}
      role="group"
      aria-label={text('leaveRules.types.chain.step', { number })}
    >
      <SelectField
        label={text('leaveRules.types.chain.step', { number })}
        choices={STEP_PEOPLE.map((value) => ({ value, label: text(`approval.who.${value}`) }))}
        value={who}
        onChange={({ target }) => onChange({ who: target.value as StepPeople })}
      />
      <Field
        label={text('leaveRules.types.chain.from')}
        optional
        inputMode="decimal"
        autoComplete="off"
        className={classes.number}
        error={lacksPeople(step) ? undefined : fault}
        value={overCost}
        onChange={({ target }) => onChange({ overCost: target.value })}
      >
        <span className={classes.after}>
          {text(
            unit === 'minutes' ? 'leaveRules.types.chain.hours' : 'leaveRules.types.chain.days',
          )}
        </span>
      </Field>
      <IconButton
        className={classes.remove}
        aria-label={text('leaveRules.types.chain.remove', { number })}
        onClick={onRemove}
      >
        <Icon of={X} />
      </IconButton>
      {who === 'people' && (
        <div className={classes.people}>
          <PeoplePicker
            max={PEOPLE_MAX}
            people={people}
            error={lacksPeople(step) ? fault : undefined}
            onChange={(chosen) => onChange({ people: chosen })}
          />
        </div>
      )}
    </div>
  );
}
