import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { PEOPLE_MAX, STEPS_MAX } from '../../../api/contract/leave/approvals.js';
import type { LeaveUnit } from '../../../api/contract/leave/policy-rules.js';
import { useApprovals } from '../api/use-approvals';
import { useDescribedField } from '../forms/described-fields';
import { FormSection } from '../forms/form-layout';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { Button } from '../ui/button';
import classes from './chain-input.module.css';
import { ChainStep } from './chain-step';
import { hasWrongCost, lacksPeople, type StepValues, USUAL_STEP } from './chain-values';

/** Up to three steps, or none. */
export function ChainInput() {
  const text = useText();
  const approvals = useApprovals();
  useDescribedField('chain', { label: text('leaveRules.types.chain.title') });
  const unit = useWatch({ name: 'unit' }) as LeaveUnit;
  const list = useRef<HTMLDivElement>(null);

  function fault(step: StepValues): string | undefined {
    if (lacksPeople(step)) return text('leaveRules.types.chain.noPeople', { max: PEOPLE_MAX });
    return hasWrongCost(step) ? text('leaveRules.types.chain.wrong') : undefined;
  }

  const { field, fieldState } = useInput({
    source: 'chain',
    validate: (steps: StepValues[] | undefined) => steps?.map(fault).find(Boolean),
  });
  const steps = (field.value || []) as StepValues[];
  const change = (place: number, changes: Partial<StepValues>) =>
    field.onChange(steps.map((step, at) => (at === place ? { ...step, ...changes } : step)));
  const isWrong = fieldState.error !== undefined;
  const atSteps = isWrong && steps.some(fault);

  function remove(place: number) {
    field.onChange(steps.filter((_, at) => at !== place));
    // The pressed button goes with its step.
    list.current?.focus();
  }

  return (
    <FormSection
      title={text('leaveRules.types.chain.title')}
      help={text('leaveRules.types.chain.help')}
    >
      <div
        ref={list}
        tabIndex={-1}
        role="group"
        aria-label={text('leaveRules.types.chain.title')}
        className={classes.chain}
      >
        {!approvals && (
          <p className={classes.off}>
            {text('leaveRules.types.chain.off')}{' '}
            <Link to={officePath.companySetting}>{text('leaveRules.types.chain.setting')}</Link>.
          </p>
        )}
        {steps.length === 0 && <p>{text('leaveRules.types.chain.nobody')}</p>}
        {steps.map((step, place) => (
          <ChainStep
            key={place}
            number={place + 1}
            unit={unit}
            step={step}
            fault={isWrong ? fault(step) : undefined}
            onChange={(changes) => change(place, changes)}
            onRemove={() => remove(place)}
          />
        ))}
        {isWrong && !atSteps && (
          <p role="alert" className={classes.error}>
            {fieldState.error?.message}
          </p>
        )}
        {steps.length < STEPS_MAX && (
          <Button
            variant="quiet"
            icon={Plus}
            onClick={() =>
              field.onChange([
                ...steps,
                { ...USUAL_STEP, who: steps.length === 0 ? 'approver' : 'hr' },
              ])
            }
          >
            {text('leaveRules.types.chain.add')}
          </Button>
        )}
      </div>
    </FormSection>
  );
}
