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
          <CheckInput
            source="halfDays"
            label={text('leaveRules.types.halfDays')}
            hint={text('leaveRules.types.halfDaysHint')}
          />
          <CheckInput
            source="reasonRequired"
            label={text('leaveRules.types.reasonRequired')}
            hint={text('leaveRules.types.reasonRequiredHint')}
          />
          <CheckInput
            source="selfService"
            label={text('leaveRules.types.selfService')}
            hint={text('leaveRules.types.selfServiceHint')}
          />
          <CheckInput
            source="visibleToTeam"
            label={text('leaveRules.types.visible')}
            hint={text('leaveRules.types.visibleHint')}
          />
          <CheckInput
            source="exemptFromCoverage"
            label={text('leaveRules.types.exempt')}
            hint={text('leaveRules.types.exemptHint')}
          />
          <CheckInput
            source="paid"
            label={text('leaveRules.types.paid')}
            hint={text('leaveRules.types.paidHint')}
          />
          {archivable && (
            <CheckInput
              source="archived"
              label={text('leaveRules.types.archive')}
              hint={text('leaveRules.types.archiveHint')}
            />
          )}
        </div>
      </FormSection>
      <ChainInput />
    </>
  );
}
