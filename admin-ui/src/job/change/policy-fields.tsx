import type { ReactNode } from 'react';
import { usePolicies } from '../../api/use-policies';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import { SelectField } from '../../ui/fields/select-field';
import { ClearedField } from './cleared-field';
import type { JobFieldsProps } from './typed-job';

/** The policy of a leave type, or none. */
export function PolicyFields(props: JobFieldsProps & { hint: ReactNode }) {
  const { typed, type, errors, hint } = props;
  const text = useText();
  const { data: policies = [] } = usePolicies();
  const offered = policies.filter(({ archived }) => !archived);
  const types = new Map(offered.map(({ leaveType }) => [leaveType._id, leaveType.name]));
  return (
    <>
      <SelectField
        label={text('job.changing.leaveType')}
        placeholder={text('app.select')}
        choices={[...types].map(([value, name]) => ({ value, label: leaveTypeName(text, name) }))}
        error={errors.leaveType}
        value={typed.leaveType}
        onChange={({ target }) => type({ leaveType: target.value, policy: '' })}
      />
      {typed.cleared.includes('policy') ? (
        <ClearedField {...props} kind="policy" />
      ) : (
        <SelectField
          label={text('jobTimeline.kinds.policy')}
          placeholder={text('app.select')}
          choices={offered
            .filter(({ leaveType }) => leaveType._id === typed.leaveType)
            .map(({ _id, name }) => ({ value: _id, label: name }))}
          hint={hint}
          error={errors.policy}
          value={typed.policy}
          onChange={({ target }) => type({ policy: target.value })}
        />
      )}
    </>
  );
}
