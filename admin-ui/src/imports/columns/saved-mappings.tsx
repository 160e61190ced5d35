import { useRef, useState } from 'react';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import { useNotifyError } from '../../api/use-notify-error';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/fields/select-field';
import classes from './columns.module.css';
import { importCalls, useSavedMappings } from '../import-queries';
import { useMapping } from './mapping';

export function SavedMappings() {
  const text = useText();
  const { instant } = useDates();
  const notifyError = useNotifyError();
  const { record, columns, saved, begin } = useMapping();
  const { mappings, refresh } = useSavedMappings(record.kind);
  const [unfit, setUnfit] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  if (mappings.length === 0) return null;
  const chosen = mappings.find(({ _id }) => _id === saved?._id);

  function choose(id: string) {
    const other = mappings.find(({ _id }) => _id === id);
    const headings = Object.values(other?.mapping.columns ?? {});
    const fits = !other || columns.some(({ heading }) => headings.includes(heading));
    setUnfit(!fits);
    if (fits) begin(other);
  }

  /** The buttons vanish. */
  function startFresh() {
    setUnfit(false);
    begin(undefined);
    choice.current?.querySelector('select')?.focus();
  }

  async function remove(id: string) {
    try {
      await importCalls.removeMapping(id);
      startFresh();
    } catch (failure) {
      notifyError(failure);
    }
    await refresh();
  }

  return (
    <div className={classes.saved} ref={choice}>
      <SelectField
        label={text('imports.keep.use')}
        placeholder={text('imports.keep.none')}
        choices={mappings.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={chosen?._id ?? ''}
        hint={
          chosen && text('imports.keep.by', { name: chosen.savedBy, at: instant(chosen.createdAt) })
        }
        error={unfit ? text('imports.keep.unfit') : undefined}
        onChange={({ target }) => choose(target.value)}
      />
      {chosen && (
        <>
          <Button onClick={startFresh}>{text('imports.keep.fresh')}</Button>
          <Button variant="quiet" onClick={() => void remove(chosen._id)}>
            {text('imports.keep.remove')}
          </Button>
        </>
      )}
    </div>
  );
}
