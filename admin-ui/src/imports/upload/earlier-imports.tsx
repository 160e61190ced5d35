import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import table from '../../lists/list-table.module.css';
import { useNumbers } from '../../api/config';
import { Button } from '../../ui/button';
import { usePhone } from '../../ui/layout/use-phone';
import { EarlierAction, EarlierName } from './earlier-action';
import classes from './earlier-imports.module.css';
import { isRunning } from '../import';
import { IMPORT_LIST_KEY, importCalls } from '../import-queries';

const FIRST = 10;
const MORE = 40;
const POLL_MS = 2_000;

export function EarlierImports({ exceptId }: { exceptId: string }) {
  const text = useText();
  const phone = usePhone();
  const heading = useId();
  const [limit, setLimit] = useState(FIRST);
  const { data, error, refetch } = useQuery({
    queryKey: [...IMPORT_LIST_KEY, limit],
    queryFn: () => importCalls.list(limit),
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.imports.some(isRunning) ? POLL_MS : false),
  });
  const others = data?.imports.filter(({ _id }) => _id !== exceptId) ?? [];
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
      {data && data.total > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + MORE)}>
          {text('imports.earlier.more')}
        </Button>
      )}
    </section>
  );
}

function Rows({ imports, label }: { imports: ImportRecord[]; label: string }) {
  const text = useText();
  return (
    <div className={table.bleed} data-roomy="false">
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

function EarlierCard({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { counts, createdAt, createdBy, appliedAt, appliedBy } = record;
  return (
    <li>
      <p>
        <EarlierName record={record} />
      </p>
      <p>
        {instant(appliedAt ?? createdAt)}, <bdi>{appliedBy ?? createdBy}</bdi>
      </p>
      {counts && (
        <p>
          {text('imports.earlier.counts', { new: counts.new, changed: counts.changed })}
        </p>
      )}
      <EarlierAction record={record} />
    </li>
  );
}

function EarlierRow({ record }: { record: ImportRecord }) {
  const { instant } = useDates();
  const numbers = useNumbers();
  const { counts, createdAt, createdBy, appliedAt, appliedBy } = record;
  return (
    <tr>
      <td className={columns.strong}>
        <EarlierName record={record} />
      </td>
      <td>{instant(appliedAt ?? createdAt)}</td>
      <td>
        <bdi>{appliedBy ?? createdBy}</bdi>
      </td>
      <td className={columns.number}>{counts && numbers.format(counts.new)}</td>
      <td className={columns.number}>{counts && numbers.format(counts.changed)}</td>
      <td>
        <EarlierAction record={record} />
      </td>
    </tr>
  );
}
