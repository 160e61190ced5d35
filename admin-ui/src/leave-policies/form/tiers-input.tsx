import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useText } from '../../i18n/use-text';
import { Button, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import classes from './policy-form.module.css';
import { NumberInput } from './rule-inputs';

const MOST_TIERS = 20;

export function TiersInput({ unit }: { unit: LeaveUnit }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray({ name: 'rules.tiers' });
  const after = text(unit === 'days' ? 'leaveRules.form.days' : 'leaveRules.form.hours');
  return (
    <div className={classes.tiers}>
      <ul>
        {fields.map((tier, index) => (
          <li key={tier.id}>
            {index === 0 ? (
              <span className={classes.start}>{text('leaveRules.form.start')}</span>
            ) : (
              <div className={classes.from}>
                <span aria-hidden="true">{text('leaveRules.form.fromYears')}</span>
                <NumberInput
                  whole
                  hideLabel
                  source={`rules.tiers.${index}.years`}
                  label={text('leaveRules.form.yearsOf', { number: index + 1 })}
                  after={text('leaveRules.form.years')}
                />
              </div>
            )}
            <NumberInput
              hideLabel
              source={`rules.tiers.${index}.amount`}
              label={text('leaveRules.form.amountOf', { number: index + 1 })}
              after={after}
            />
            {index > 0 && (
              <IconButton
                aria-label={text('leaveRules.form.removeTier', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <Icon of={X} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {fields.length < MOST_TIERS && (
        <Button variant="quiet" onClick={() => append({ years: '', amount: '' })} icon={Plus}>
          {text('leaveRules.form.addTier')}
        </Button>
      )}
    </div>
  );
}
