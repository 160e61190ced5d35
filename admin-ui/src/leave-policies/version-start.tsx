import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../api/contract/date-limits.js';
import { DateInput } from '../forms/inputs';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { rulesOf, type RulesValues, valuesOf } from './form/policy-values';
import { type Policy, versionOn } from './policy';
import { usePolicyWords } from './use-policy-words';

/** The first day of a new version. As long as its rules are untouched, they follow the version that holds on this day. */
export function VersionStart({ policy, today }: { policy: Policy; today: string }) {
  const text = useText();
  const { day } = useDates();
  const { getValues, setValue } = useFormContext();
  const { unit } = policy.leaveType;
  const { entitlement } = usePolicyWords(unit);
  const from = useWatch({ name: 'from' }) as string;
  const filled = useRef(versionOn(policy, from));

  useEffect(() => {
    const [before, held] = [filled.current, isCalendarDate(from) ? versionOn(policy, from) : undefined];
    if (!before || !held || held._id === before._id) return;
    const typed = JSON.stringify(rulesOf(unit, getValues('rules') as RulesValues));
    if (typed !== JSON.stringify(rulesOf(unit, valuesOf(unit, before.rules)))) return;
    setValue('rules', valuesOf(unit, held.rules));
    filled.current = held;
  }, [from, policy, unit, getValues, setValue]);

  function hint(): string | undefined {
    const replaced = policy.versions.find((version) => version.from === from);
    if (replaced) return text(from > today ? 'leaveRules.form.replacesPlanned' : 'leaveRules.form.replaces', { date: day(from), words: entitlement(replaced.rules) });
    const before = policy.versions.findLast((version) => version.from < from);
    return before && text('leaveRules.form.until', { date: day(before.from), words: entitlement(before.rules) });
  }

  return <DateInput source="from" label={text('leaveRules.form.from')} min={EARLIEST_LEAVE} max={latestFutureDate(today)} hint={hint()} />;
}
