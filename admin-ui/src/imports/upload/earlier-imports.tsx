import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
import columns from '../../lists/columns.module.css';
import { type Column, Table } from '../../lists/list-table';
import { useNumbers } from '../../api/config';
import { LoadFailed } from '../../ui/feedback/load-failed';
import { Button } from '../../ui/button';
import { EarlierAction, EarlierName } from './earlier-action';
import classes from './earlier-imports.module.css';
import { isRunning } from '../import';
import { IMPORT_LIST_KEY, importCalls } from '../import-queries';

const FIRST = 10;
const MORE = 40;
const POLL_MS = 2_000;

export function EarlierImports({ exceptId }: { exceptId: string }) {
  const text = useText();
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
      {error && <LoadFailed onRetry={refetch}>{text('imports.earlier.failed')}</LoadFailed>}
      {others.length > 0 && <Rows imports={others} />}
      {data && data.total > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + MORE)}>
          {text('imports.earlier.more')}
        </Button>
      )}
    </section>
  );
}

const lastDone = ({ createdAt, createdBy, appliedAt, appliedBy }: ImportRecord) => ({ at: appliedAt ?? createdAt, by: appliedBy ?? createdBy });

function Rows({ imports }: { imports: ImportRecord[] }) {
  const text = useText();
  const { instant } = useDates();
  const numbers = useNumbers();
  const listed: Column<ImportRecord>[] = [
    { label: text('imports.earlier.file'), className: columns.strong, render: (record) => <EarlierName record={record} /> },
    { label: text('imports.earlier.when'), render: (record) => instant(lastDone(record).at) },
    { label: text('imports.earlier.who'), render: (record) => <bdi>{lastDone(record).by}</bdi> },
    { label: text('imports.results.new'), className: columns.number, render: ({ counts }) => counts && numbers.format(counts.new) },
    { label: text('imports.results.changed'), className: columns.number, render: ({ counts }) => counts && numbers.format(counts.changed) },
    { label: text('imports.earlier.undo'), render: (record) => <EarlierAction record={record} /> },
  ];
  return <Table<ImportRecord> label={text('imports.earlier.title')} rows={imports} columns={listed} card={(record) => <EarlierCard record={record} />} />;
}

function EarlierCard({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { counts } = record;
  const { at, by } = lastDone(record);
  return (
    <div className={classes.card}>
      <p>
        <EarlierName record={record} />
      </p>
      <p>
        {instant(at)}, <bdi>{by}</bdi>
      </p>
      {counts && <p>{text('imports.earlier.counts', { new: counts.new, changed: counts.changed })}</p>}
      <EarlierAction record={record} />
    </div>
  );
}
