import { CreateForm } from '../forms/create-form';
import { useLeaveWith } from '../forms/use-leave-with';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { RuleFields } from './rule-fields';
import { RulePanel } from './rule-panel';
import { NEW_RULE, ruleBody } from './rule-values';
import { useCoverageRefresh } from './use-coverage-rules';

export function RuleCreate() {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useCoverageRefresh();

  async function onCreated() {
    await refresh();
    leaveWith(text('coverage.added'), officePath.coverage);
  }

  return (
    <RulePanel title={text('coverage.newTitle')}>
      <CreateForm
        resource="coverageRules"
        defaultValues={{ ...NEW_RULE }}
        transform={ruleBody}
        onCreated={() => void onCreated()}
        failure="coverage.notSaved"
      >
        <RuleFields />
      </CreateForm>
    </RulePanel>
  );
}
