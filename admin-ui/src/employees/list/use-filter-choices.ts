import { usePolicies } from '../../api/use-policies';
import { useWorkPatterns } from '../../api/use-working-time';
import { leaveTypeName } from '../../i18n/leave-type-name';
import { useText } from '../../i18n/use-text';
import type { Choice } from '../../ui/fields/select-field';

export function usePatternChoices(enabled?: boolean): Choice[] {
  const { data = [] } = useWorkPatterns(enabled);
  return data.map(({ _id, name }) => ({ value: _id, label: name }));
}

/** Policies of two leave types may have the same name. */
export function usePolicyChoices(enabled?: boolean): Choice[] {
  const text = useText();
  const { data = [] } = usePolicies(enabled);
  return data.map(({ _id, name, leaveType }) => ({
    value: _id,
    label: text('app.labelled', { label: leaveTypeName(text, leaveType.name), value: name }),
  }));
}
