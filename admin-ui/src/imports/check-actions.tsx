import { useId } from 'react';
import type { ImportCounts, ImportRecord } from '../../../api/contract/imports.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { Button, ButtonLink } from '../ui/button';
import { Spinner } from '../ui/spinner';
import { going } from './import';
import { importCalls } from './import-calls';
import importClasses from './import.module.css';
import { useImportAction } from './use-import-action';

const NAMED = 8;

/** What would go in, what else would be made, and the button that does it. */
export function CheckActions({ record, counts }: { record: ImportRecord; counts: ImportCounts }) {
  const text = useText();
  const id = useId();
  const { busy, act } = useImportAction();
  const count = going(record);
  return (
    <div className={`${importClasses.foot} ${importClasses.ruled}`}>
      <p className={importClasses.said} id={id}>
        <Going counts={counts} />
        {count > 0 && <Also record={record} />}
      </p>
      <div className={importClasses.buttons}>
        <ButtonLink variant="quiet" to={address.importColumns(record._id)}>
          {text('imports.back')}
        </ButtonLink>
        <Button variant="primary" aria-disabled={busy || count === 0} aria-describedby={id} onClick={() => void (busy || count === 0 || act(() => importCalls.apply(record._id)))}>
          {busy && <Spinner />}
          {text(`imports.check.import.${record.kind}`, { count })}
        </Button>
      </div>
    </div>
  );
}

function Going({ counts }: { counts: ImportCounts }) {
  const text = useText();
  const refused = counts.refused > 0 && text('imports.check.stayOut', { count: counts.refused });
  if (counts.new + counts.changed === 0) return text(counts.refused > 0 ? 'imports.check.nothingRefused' : 'imports.check.nothing', { count: counts.refused });
  const both = counts.new > 0 && counts.changed > 0;
  const one = counts.new > 0 ? text('imports.check.new', { count: counts.new }) : text('imports.check.changed', { count: counts.changed });
  const going = both ? text('imports.check.both', { new: counts.new, changed: counts.changed }) : one;
  return [going, refused].filter(Boolean).join(' ');
}

function Also({ record: { kind, departments, counts } }: { record: ImportRecord }) {
  const text = useText();
  const names = departments.length > NAMED ? `${departments.slice(0, NAMED).join(', ')}, …` : departments.join(', ');
  const made = departments.length > 0 && text('imports.check.departments', { count: departments.length, names });
  const said = [made, kind === 'employees' && counts && counts.new > 0 && text('imports.check.uninvited')].filter(Boolean);
  return said.length > 0 && <small>{said.join(' ')}</small>;
}
