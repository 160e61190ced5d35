import { useSearchParams } from 'react-router';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEffect, useRef } from 'react';
import { EARLIEST_LEAVE, latestFutureDate } from '../../../api/contract/calendar-date.js';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { useLeaveTypes } from '../api/use-leave-types';
import { useToday } from '../api/use-today';
import { CreateForm } from '../forms/create-form';
import { FormActions, FormSkeleton } from '../forms/form-layout';
import { DateInput } from '../forms/date-field/date-input';
import { SelectInput, TextInput } from '../forms/inputs';
import { useLeaveWith } from '../forms/use-leave-with';
import { leaveTypeName } from '../i18n/leave-type-name';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { PageHead } from '../ui/layout/page-head';
import { PolicyForm } from './form/policy-form';
import { rulesOf, type RulesValues, valuesOf } from './form/policy-values';
import { RuleSection } from './form/rule-section';
import { USUAL_RULES } from '../../../api/contract/leave/policy-rules.js';
import { type Policy, USUAL_RULES_IN_MINUTES } from './policy';
import { useRefreshPolicies } from '../api/use-policies';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';

export const messages = catalogueOf({ 'leave-rules': english });

interface Values {
  name: string;
  leaveType: string;
  from: string;
  rules: RulesValues;
}

const usualRules = (type: LeaveTypeRecord | undefined) =>
  type?.unit === 'minutes' ? USUAL_RULES_IN_MINUTES : USUAL_RULES;

export default function PolicyCreate() {
  const text = useText();
  const today = useToday();
  const { data: types, error, refetch } = useLeaveTypes();

  function content() {
    if (types && today)
      return <NewPolicy types={types.filter(({ archived }) => !archived)} today={today} />;
    if (!error) return <FormSkeleton fields={4} />;
    return <ScreenFailed onRetry={refetch}>{text('leaveRules.types.failed')}</ScreenFailed>;
  }

  return (
    <>
      <PageHead
        title={text('leaveRules.form.newTitle')}
        parent={{ to: officePath.leavePolicies, label: text('leaveRules.policies.list') }}
      >
        {text('leaveRules.form.newHelp')}
      </PageHead>
      {content()}
    </>
  );
}

function NewPolicy({ types, today }: { types: LeaveTypeRecord[]; today: string }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useRefreshPolicies();
  const [parameters] = useSearchParams();
  const chosen =
    types.find(({ _id }) => _id === parameters.get('leaveType')) ??
    types.find(({ name }) => name === 'Annual Leave');
  const unitOf = (id: unknown) => types.find(({ _id }) => _id === id)?.unit ?? 'days';
  const defaults: Values = {
    name: '',
    leaveType: chosen?._id ?? '',
    from: `${today.slice(0, 4)}-01-01`,
    rules: valuesOf(chosen?.unit ?? 'days', usualRules(chosen)),
  };

  async function onCreated({ id }: Policy) {
    await refresh();
    leaveWith(text('leaveRules.form.created'), officePath.leavePolicy(id));
  }

  return (
    <CreateForm<Policy>
      resource="leavePolicies"
      defaultValues={{ ...defaults }}
      transform={(values) => ({
        ...values,
        rules: rulesOf(unitOf(values.leaveType), values.rules as RulesValues),
      })}
      onCreated={(policy) => void onCreated(policy)}
      failure="leaveRules.form.notSaved"
    >
      <Fields types={types} today={today} />
    </CreateForm>
  );
}

function Fields({ types, today }: { types: LeaveTypeRecord[]; today: string }) {
  const text = useText();
  const { setValue } = useFormContext();
  const id = useWatch({ name: 'leaveType' }) as string;
  const type = types.find(({ _id }) => _id === id);
  const unit = type?.unit ?? 'days';
  const rules = JSON.stringify(useWatch({ name: 'rules' }));
  const last = useRef({ unit, rules });
  // Amounts in days make no sense as hours; a draft that is restored brings those of its unit.
  useEffect(() => {
    const before = last.current;
    last.current = { unit, rules };
    if (unit !== before.unit && rules === before.rules)
      setValue('rules', valuesOf(unit, unit === 'minutes' ? USUAL_RULES_IN_MINUTES : USUAL_RULES));
  }, [unit, rules, setValue]);
  return (
    <PolicyForm
      unit={unit}
      actions={
        <FormActions
          submit={text('leaveRules.form.create')}
          busy={text('leaveRules.form.creating')}
          cancel={officePath.leavePolicies}
        />
      }
    >
      <RuleSection title={text('leaveRules.form.policy')} help={text('leaveRules.form.policyHelp')}>
        <SelectInput
          source="leaveType"
          label={text('leaveRules.form.type')}
          choices={types.map(({ _id, name }) => ({ value: _id, label: leaveTypeName(text, name) }))}
        />
        <TextInput source="name" label={text('leaveRules.form.name')} maxLength={40} />
        <DateInput
          source="from"
          label={text('leaveRules.form.from')}
          min={EARLIEST_LEAVE}
          max={latestFutureDate(today)}
        />
      </RuleSection>
    </PolicyForm>
  );
}
