import { useEditContext } from 'react-admin';
import type { CoverageRuleRecord } from '../../../api/contract/leave/coverage.js';
import { EditForm } from '../forms/edit-form';
import { FormSkeleton } from '../forms/form-layout';
import { RecordMissing } from '../forms/record-missing';
import { useLeaveWith } from '../forms/use-leave-with';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { RuleFields } from './rule-fields';
import { RulePanel } from './rule-panel';
import { ruleValues, ruleBody } from './rule-values';
import { useCoverageRefresh, useCoverageRules } from './use-coverage-rules';

type Rule = CoverageRuleRecord & { id: string };

export function RuleEdit({ id }: { id: string }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useCoverageRefresh();
  const { data: rules } = useCoverageRules();
  const name = rules?.find(({ _id }) => _id === id)?.name;

  async function onSaved() {
    await refresh();
    leaveWith(text('coverage.saved'), officePath.coverage);
  }

  return (
    <RulePanel
      title={name === undefined ? text('coverage.rule') : text('coverage.editTitle', { name })}
    >
      <EditForm<Rule>
        resource="coverageRules"
        id={id}
        values={(rule) => ({ ...ruleValues(rule) })}
        transform={ruleBody}
        onSaved={() => void onSaved()}
        failure="coverage.notSaved"
        loading={<FormSkeleton fields={4} />}
        missing={(failure) => <Missing failure={failure} />}
      >
        <RuleFields />
      </EditForm>
    </RulePanel>
  );
}

function Missing({ failure }: { failure: unknown }) {
  const text = useText();
  const { refetch } = useEditContext();
  return (
    <RecordMissing
      failure={failure}
      onTryAgain={() => void refetch()}
      title={text('coverage.notFound')}
      back={{ to: officePath.coverage, label: text('coverage.rules') }}
    />
  );
}
