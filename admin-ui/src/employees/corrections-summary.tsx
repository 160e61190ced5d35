import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { changedFields, type Corrected, correctedIn, FIELD_NAMES } from './corrections-changes';

/** Says at the foot of the form what would be saved. */
export function CorrectionsSummary({ stored, onUntouched }: { stored: Corrected; onUntouched: () => void }) {
  const text = useText();
  const changed = changedFields(correctedIn(useWatch()), stored);
  const untouched = changed.length === 0;

  useEffect(() => {
    if (untouched) onUntouched();
  }, [untouched, onUntouched]);

  const fields = changed.map((field) => text(FIELD_NAMES[field])).join(', ');
  return <span role="status">{untouched ? '' : text('employees.corrections.changes', { count: changed.length, fields })}</span>;
}
