import type { ImportColumn } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import { RowAction } from '../ui/button';
import classes from './columns.module.css';
import { useMapping } from './mapping-context';

/** 'Last, First' is turned round; where the comma means something else, it is kept. */
export function NameOrderNote({ column }: { column: ImportColumn }) {
  const text = useText();
  const { mapping, change } = useMapping();
  if (!column.samples.some((sample) => sample.includes(','))) return null;
  const turned = mapping.nameOrder === 'last-first';
  return (
    <>
      {text(turned ? 'imports.notes.lastFirst' : 'imports.notes.asWritten')}{' '}
      <span className={classes.turn}>
        <RowAction tone="first" onClick={() => change({ ...mapping, nameOrder: turned ? 'as-written' : 'last-first' })}>
          {text(turned ? 'imports.notes.keep' : 'imports.notes.turn')}
        </RowAction>
      </span>
    </>
  );
}
