import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportRecord } from '../../../api/contract/imports.js';
import { useText } from '../i18n/use-text';
import columns from '../lists/columns.module.css';
import bleed from '../lists/list-table.module.css';
import table from '../lists/plain-table.module.css';
import { Button } from '../ui/button';
import { usePhone } from '../ui/use-phone';
import { EarlierCard } from './earlier-card';
import classes from './earlier-imports.module.css';
import { EarlierRow } from './earlier-row';
import { isRunning } from './import';
import { importCalls } from './import-calls';
import { EARLIER } from './import-queries';

const FIRST = 10;
const MORE = 40;
const POLL_MS = 2_000;

/** What was imported, what is under way, and what can be taken back. */
export function EarlierImports({ without }: { without: string }) {
  const text = useText();
  const phone = usePhone();
  const heading = useId();
  const [most, setMost] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: [...EARLIER, most],
    queryFn: () => importCalls.list(most),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) ? POLL_MS : false),
  });
  const others = data?.imports.filter(({ _id }) => _id !== without) ?? [];
  if (!error && others.length === 0) return null;
  return (
    <section className={classes.earlier} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {text('imports.earlier.title')}
      </h2>
      {error && (
        <p>
          {text('imports.earlier.failed')} <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
        </p>
      )}
      {others.length > 0 && (phone ? <Cards imports={others} /> : <Rows imports={others} label={heading} />)}
      {data && data.total > most && (
        <Button variant="quiet" onClick={() => setMost(most + MORE)}>
          {text('imports.earlier.more')}
        </Button>
      )}
    </section>
  );
}

function Rows({ imports, label }: { imports: ImportRecord[]; label: string }) {
  const text = useText();
  return (
    <div className={bleed.bleed} data-roomy="false">
      <table className={table.table} aria-labelledby={label}>
        <thead>
          <tr>
            <th scope="col">{text('imports.earlier.file')}</th>
            <th scope="col">{text('imports.earlier.when')}</th>
            <th scope="col">{text('imports.earlier.who')}</th>
            <th scope="col" className={columns.number}>
              {text('imports.results.new')}
            </th>
            <th scope="col" className={columns.number}>
              {text('imports.results.changed')}
            </th>
            <th scope="col">{text('imports.earlier.undo')}</th>
          </tr>
        </thead>
        <tbody>
          {imports.map((record) => (
            <EarlierRow key={record._id} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ imports }: { imports: ImportRecord[] }) {
  return (
    <ul className={classes.cards}>
      {imports.map((record) => (
        <EarlierCard key={record._id} record={record} />
      ))}
    </ul>
  );
}
