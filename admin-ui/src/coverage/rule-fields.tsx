import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import {
  EARLIEST_LEAVE,
  isCalendarDate,
  latestFutureDate,
} from '../../../api/contract/calendar-date.js';
import { COVERAGE_NAME_MAX } from '../../../api/contract/leave/coverage.js';
import { useDepartments } from '../api/use-departments';
import { useToday } from '../api/use-today';
import { useDescribedField } from '../forms/described-fields';
import { FormActions } from '../forms/form-layout';
import { DatePairInput } from '../forms/date-field/date-input';
import { SelectInput, TextInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';
import { NumberInput } from '../leave-policies/form/rule-inputs';
import { officePath } from '../paths';
import { RadioChoice } from '../ui/fields/radio-choice';
import classes from './rule-form.module.css';
import { RuleOutlook } from './rule-outlook';
import { EVERYONE, type RuleValues } from './rule-values';
import { useCoverageOutlook } from './use-coverage-rules';

/** The fields, and beside them the effect of what is typed. */
export function RuleFields() {
  const text = useText();
  const today = useToday();
  const { data: departments = [] } = useDepartments();
  const typed = useWatch<RuleValues>() as RuleValues;
  const { department, from, to } = typed;
  const isBackwards = isCalendarDate(from) && isCalendarDate(to) && to < from;
  const asked = {
    department: department === EVERYONE ? null : department,
    from: isCalendarDate(from) ? from : undefined,
    to: isCalendarDate(to) ? to : undefined,
  };
  const outlook = useCoverageOutlook(department && !isBackwards ? asked : undefined);
  const limits = { min: EARLIEST_LEAVE, max: today ? latestFutureDate(today) : '' };
  const choices = [
    { value: EVERYONE, label: text('coverage.everyone') },
    ...departments.map(({ _id, dep_name }) => ({ value: _id, label: dep_name })),
  ];
  return (
    <div className={classes.columns}>
      <div className={classes.fields}>
        <TextInput source="name" label={text('coverage.name')} maxLength={COVERAGE_NAME_MAX} wide />
        <SelectInput source="department" label={text('coverage.department')} choices={choices} />
        <NumberInput
          whole
          source="maxAway"
          label={text('coverage.atMost')}
          hint={text('coverage.atMostHint')}
          after={outlook.data ? text('coverage.people', { count: outlook.data.people }) : ''}
        />
        <DatePairInput
          from={{ source: 'from', label: text('coverage.from'), optional: true }}
          to={{ source: 'to', label: text('coverage.to'), optional: true }}
          {...limits}
        />
        <BlockInput />
        <div className={classes.foot}>
          <FormActions
            submit={text('coverage.save')}
            busy={text('coverage.saving')}
            cancel={officePath.coverage}
          />
        </div>
      </div>
      <RuleOutlook typed={typed} outlook={outlook} />
    </div>
  );
}

function BlockInput() {
  const text = useText();
  const label = text('coverage.over');
  useDescribedField('block', {
    label,
    shown: (value) => text(value === 'block' ? 'coverage.block' : 'coverage.warn'),
  });
  const { field, fieldState } = useInput<RuleValues>({ source: 'block' });
  return (
    <div className={classes.effect}>
      <span aria-hidden="true">{label}</span>
      <RadioChoice
        label={label}
        options={[
          { value: 'warn', label: text('coverage.warn'), help: text('coverage.warnText') },
          { value: 'block', label: text('coverage.block'), help: text('coverage.blockText') },
        ]}
        value={field.value as RuleValues['block']}
        error={fieldState.error?.message}
        onChoose={field.onChange}
      />
    </div>
  );
}
