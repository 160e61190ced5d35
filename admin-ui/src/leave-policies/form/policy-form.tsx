import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { LeaveUnit } from '../../../../api/contract/leave/policy-rules.js';
import { useText } from '../../i18n/use-text';
import { PolicyExample } from '../example/policy-example';
import { usePolicyWords } from '../use-policy-words';
import classes from './policy-form.module.css';
import { isComplete, rulesOf, type RulesValues } from './policy-values';
import { RulesFields } from './rules-fields';

/** The rules beside an example that follows them. `children` stand above, `actions` below. */
export function PolicyForm({
  unit,
  children,
  actions,
}: {
  unit: LeaveUnit;
  children: ReactNode;
  actions: ReactNode;
}) {
  const text = useText();
  const { getValues } = useFormContext();
  const [watched, from] = useWatch({ name: ['rules', 'from'] }) as [RulesValues, string];
  const { sentences } = usePolicyWords(unit);
  const rules = rulesOf(unit, watched ?? (getValues('rules') as RulesValues));
  const complete = isComplete(rules) ? rules : undefined;
  return (
    <div className={classes.split}>
      <div>
        {children}
        <RulesFields unit={unit} />
        {complete && (
          <section className={classes.words}>
            <h2>{text('leaveRules.form.inWords')}</h2>
            <ul>
              {sentences(complete).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {actions}
      </div>
      <div className={classes.aside}>
        <PolicyExample unit={unit} rules={complete} from={from} />
      </div>
    </div>
  );
}
