import { LEAVE_COUNTING } from '../../../api/contract/leave/leave-policies.js';
import { LEAVE_UNITS } from '../../../api/contract/leave/policy-rules.js';
import { FormSection } from '../forms/form-layout';
import { SelectInput, TextInput } from '../forms/inputs';
import { useText } from '../i18n/use-text';
import { CheckInput } from '../leave-policies/form/rule-inputs';
import { ChainInput } from './chain-input';
import classes from './leave-type-fields.module.css';

/** The name of a type that every installation has is fixed. */
export function LeaveTypeFields({
  builtin = false,
  archivable = false,
}: {
  builtin?: boolean;
  archivable?: boolean;
}) {
  const text = useText();
  return (
    <>
      <FormSection
        title={text('leaveRules.types.details')}
        help={text(builtin ? 'leaveRules.types.builtinHelp' : 'leaveRules.types.detailsHelp')}
      >
        {!builtin && (
          <TextInput source="name" label={text('leaveRules.types.name')} maxLength={40} wide />
        )}
        <SelectInput
          source="unit"
          label={text('leaveRules.types.unit')}
          choices={LEAVE_UNITS.map((value) => ({
            value,
            label: text(`leaveRules.types.units.${value}`),
          }))}
        />
        <SelectInput
          source="counts"
          label={text('leaveRules.types.counts')}
          choices={LEAVE_COUNTING.map((value) => ({
            value,
            label: text(`leaveRules.types.counting.${value}`),
          }))}
        />
      </FormSection>
      <FormSection title={text('leaveRules.types.rules')} help={text('leaveRules.types.rulesHelp')}>
        <div className={classes.options}>
          <Option source="halfDays" words="halfDays" />
          <Option source="reasonRequired" words="reasonRequired" />
          <Option source="selfService" words="selfService" />
          <Option source="visibleToTeam" words="visible" />
          <Option source="exemptFromCoverage" words="exempt" />
          <Option source="paid" words="paid" />
          {archivable && <Option source="archived" words="archive" />}
        </div>
      </FormSection>
      <ChainInput />
    </>
  );
}

interface OptionProps {
  source: string;
  words: 'halfDays' | 'reasonRequired' | 'selfService' | 'visible' | 'exempt' | 'paid' | 'archive';
}

function Option({ source, words }: OptionProps) {
  const text = useText();
  return (
    <CheckInput
      source={source}
      label={text(`leaveRules.types.${words}`)}
      hint={text(`leaveRules.types.${words}Hint`)}
    />
  );
}
