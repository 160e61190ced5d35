import { useListFilterContext } from 'ra-core';
import type { ChangeCause } from '../../../../api/contract/payroll/payslips.js';
import { useText } from '../../i18n/use-text';
import { useFilterChanges } from '../../lists/filter-changes';
import { RemoveChip } from '../../ui/remove-chip';

/** The cause of the bridge that was chosen. */
export function CauseChip() {
  const text = useText();
  const { change } = useFilterChanges();
  const { cause } = useListFilterContext().filterValues as { cause?: ChangeCause };
  if (!cause) return null;
  return (
    <RemoveChip onClick={() => change({ cause: '' })}>
      {text('payRun.people.chosenCause', { cause: text(`payRun.bridge.causes.${cause}`) })}
    </RemoveChip>
  );
}
