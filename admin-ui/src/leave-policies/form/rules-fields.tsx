import { useWatch } from 'react-hook-form';
import {
  PRORATIONS,
  ROUNDING_MODES,
  type LeaveUnit,
} from '../../../../api/contract/leave/policy-rules.js';
import { SelectInput } from '../../forms/inputs';
import { type MessageKey, useText } from '../../i18n/use-text';
import type { CarryMode, RulesValues, YearMode } from './policy-values';
import { DAY_STEPS, MINUTE_STEPS } from './rounding-steps';
import { RuleSection } from './rule-section';
import { CheckInput, NumberInput, SegmentsInput } from './rule-inputs';
import { TiersInput } from './tiers-input';
import { useDates } from '../../i18n/use-dates';

type Name = MessageKey extends infer Key
  ? Key extends `leaveRules.form.${infer Rest}`
    ? Rest
    : never
  : never;

/** Choices by value, each with the name of its text. */
function useNamed() {
  const text = useText();
  return <Value extends string>(names: Record<Value, Name>) =>
    (Object.entries(names) as [Value, Name][]).map(([value, name]) => ({
      value,
      label: text(`leaveRules.form.${name}`),
    }));
}

export function RulesFields({ unit }: { unit: LeaveUnit }) {
  const text = useText();
  const named = useNamed();
  const tracked = useWatch({ name: 'rules.tracked' }) as RulesValues['tracked'];
  return (
    <>
      <RuleSection
        title={text('leaveRules.form.entitlement')}
        help={text('leaveRules.form.entitlementHelp')}
      >
        <SegmentsInput
          source="rules.tracked"
          label={text('leaveRules.form.balance')}
          options={named({ yes: 'tracked', no: 'notTracked' })}
        />
        {tracked === 'yes' && <TiersInput unit={unit} />}
        {tracked === 'yes' && (
          <CheckInput
            source="rules.scale"
            label={text('leaveRules.form.scale')}
            hint={text('leaveRules.form.scaleHint')}
          />
        )}
      </RuleSection>
      {tracked === 'yes' && <TrackedFields unit={unit} />}
    </>
  );
}

function TrackedFields({ unit }: { unit: LeaveUnit }) {
  return (
    <>
      <YearFields />
      <JoinerFields unit={unit} />
      <CarryFields unit={unit} />
      <LimitFields unit={unit} />
    </>
  );
}

function YearFields() {
  const text = useText();
  const named = useNamed();
  return (
    <RuleSection title={text('leaveRules.form.year')} help={text('leaveRules.form.yearHelp')}>
      <YearStartInput />
      <SegmentsInput
        source="rules.frequency"
        label={text('leaveRules.form.granted')}
        options={named({ yearly: 'yearly', monthly: 'monthly' })}
      />
      <SegmentsInput
        source="rules.timing"
        label={text('leaveRules.form.when')}
        options={named({ start: 'atStart', end: 'atEnd' })}
      />
    </RuleSection>
  );
}

function JoinerFields({ unit }: { unit: LeaveUnit }) {
  const text = useText();
  const named = useNamed();
  const waitMonths = useWatch({ name: 'rules.wait.months' }) as string;
  const steps =
    unit === 'days'
      ? Object.entries(DAY_STEPS).map(([value, name]) => ({
          value,
          label: text(`leaveRules.form.steps.${name}`),
        }))
      : Object.entries(MINUTE_STEPS).map(([value, name]) => ({
          value,
          label: text(`leaveRules.form.minutes.${name}`),
        }));
  return (
    <RuleSection title={text('leaveRules.form.joiners')} help={text('leaveRules.form.joinersHelp')}>
      <SelectInput
        source="rules.proration"
        label={text('leaveRules.form.proration')}
        choices={PRORATIONS.map((value) => ({
          value,
          label: text(`leaveRules.form.prorations.${value}`),
        }))}
      />
      <SelectInput source="rules.step" label={text('leaveRules.form.roundTo')} choices={steps} />
      <SelectInput
        source="rules.mode"
        label={text('leaveRules.form.mode')}
        choices={ROUNDING_MODES.map((value) => ({
          value,
          label: text(`leaveRules.form.modes.${value}`),
        }))}
      />
      <NumberInput
        whole
        optional
        source="rules.wait.months"
        label={text('leaveRules.form.wait')}
        after={text('leaveRules.form.months')}
      />
      {waitMonths.trim() !== '' && (
        <SelectInput
          source="rules.wait.for"
          label={text('leaveRules.form.waitFor')}
          choices={named({ use: 'waits.use', earn: 'waits.earn' })}
        />
      )}
    </RuleSection>
  );
}

function CarryFields({ unit }: { unit: LeaveUnit }) {
  const text = useText();
  const named = useNamed();
  const carryMode = useWatch({ name: 'rules.carryMode' }) as CarryMode;
  return (
    <RuleSection title={text('leaveRules.form.carry')} help={text('leaveRules.form.carryHelp')}>
      <SegmentsInput
        source="rules.carryMode"
        label={text('leaveRules.form.carries')}
        options={named({ none: 'carryNone', some: 'carrySome', all: 'carryAll' })}
      />
      {carryMode === 'some' && (
        <NumberInput
          source="rules.carry"
          label={text('leaveRules.form.carryAmount')}
          after={text(unitName(unit))}
        />
      )}
      {carryMode !== 'none' && (
        <NumberInput
          whole
          optional
          source="rules.carryMonths"
          label={text('leaveRules.form.carryMonths')}
          after={text('leaveRules.form.months')}
        />
      )}
    </RuleSection>
  );
}

function LimitFields({ unit }: { unit: LeaveUnit }) {
  const text = useText();
  const after = text(unitName(unit));
  return (
    <RuleSection title={text('leaveRules.form.limits')} help={text('leaveRules.form.limitsHelp')}>
      <NumberInput
        optional
        source="rules.negativeLimit"
        label={text('leaveRules.form.negative')}
        after={after}
        hint={text('leaveRules.form.negativeHint')}
      />
      <NumberInput optional source="rules.cap" label={text('leaveRules.form.cap')} after={after} />
      <NumberInput
        whole
        optional
        source="rules.notice"
        label={text('leaveRules.form.notice')}
        after={text('leaveRules.form.daysBefore')}
      />
      <NumberInput
        optional
        source="rules.longest"
        label={text('leaveRules.form.longest')}
        after={after}
      />
    </RuleSection>
  );
}

const unitName = (unit: LeaveUnit) =>
  unit === 'days' ? 'leaveRules.form.days' : 'leaveRules.form.hours';

const LAST_DAY = 28;
const two = (number: number) => String(number).padStart(2, '0');

function YearStartInput() {
  const text = useText();
  const named = useNamed();
  const { month } = useDates();
  const mode = useWatch({ name: 'rules.yearMode' }) as YearMode;
  const months = Array.from({ length: 12 }, (_, index) => ({
    value: two(index + 1),
    label: month(`2026-${two(index + 1)}`),
  }));
  const days = Array.from({ length: LAST_DAY }, (_, index) => ({
    value: two(index + 1),
    label: String(index + 1),
  }));
  return (
    <>
      <SegmentsInput
        source="rules.yearMode"
        label={text('leaveRules.form.yearStart')}
        options={named({ january: 'january', other: 'otherDate', hire: 'hire' })}
      />
      {mode === 'other' && (
        <>
          <SelectInput
            source="rules.yearDay"
            label={text('leaveRules.form.dayOfMonth')}
            choices={days}
          />
          <SelectInput
            source="rules.yearMonth"
            label={text('leaveRules.form.month')}
            choices={months}
          />
        </>
      )}
    </>
  );
}
