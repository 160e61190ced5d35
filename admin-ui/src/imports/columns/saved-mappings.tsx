import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { useNotifyError } from '../../api/use-notify-error';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import classes from './columns.module.css';
import { importCalls, useSavedMappings } from '../import-queries';
import { applySavedMapping, useMapping } from './mapping';

export function SavedMappings() {
  const text = useText();
  const notifyError = useNotifyError();
  const { record, columns, mapping, change, errors } = useMapping();
  const { mappings, refresh } = useSavedMappings(record.kind);
  const [chosen, setChosen] = useState('');
  const [unfit, setUnfit] = useState(false);
  if (mappings.length === 0) return null;

  function choose(id: string) {
    const saved = mappings.find(({ _id }) => _id === id);
    setChosen(id);
    if (!saved) return;
    const applied = applySavedMapping(saved.mapping, mapping, columns);
    const fits = Object.keys(applied.columns).length > 0;
    setUnfit(!fits);
    if (fits) change(applied, ...Object.keys(errors));
  }

  async function remove() {
    try {
      await importCalls.removeMapping(chosen);
      setChosen('');
    } catch (failure) {
      notifyError(failure);
    }
    await refresh();
  }

  return (
    <div className={classes.saved}>
      <SelectField
        label={text('imports.keep.use')}
        placeholder={text('imports.keep.none')}
        choices={mappings.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={chosen}
        error={unfit ? text('imports.keep.unfit') : undefined}
        onChange={({ target }) => choose(target.value)}
      />
      {chosen && (
        <Button variant="quiet" onClick={() => void remove()}>
          {text('imports.keep.remove')}
        </Button>
      )}
    </div>
  );
}
