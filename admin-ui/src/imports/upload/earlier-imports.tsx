import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { useDates } from '../../i18n/use-dates';
import { useText } from '../../i18n/use-text';
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
      {others.length > 0 && (
        <ul>
          {others.map((record) => (
            <EarlierImport key={record._id} record={record} />
          ))}
        </ul>
      )}
      {data && data.total > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + MORE)}>
          {text('imports.earlier.more')}
        </Button>
      )}
    </section>
  );
}

const lastDone = ({ createdAt, createdBy, appliedAt, appliedBy }: ImportRecord) => ({
  at: appliedAt ?? createdAt,
  by: appliedBy ?? createdBy,
});

function EarlierImport({ record }: { record: ImportRecord }) {
  const text = useText();
  const { instant } = useDates();
  const { counts } = record;
  const { at, by } = lastDone(record);
  return (
    <li>
      <p>
        <EarlierName record={record} />
      </p>
      <p>
        {instant(at)}, <bdi>{by}</bdi>
      </p>
      {counts && (
        <p>{text('imports.earlier.counts', { new: counts.new, changed: counts.changed })}</p>
      )}
      <EarlierAction record={record} />
    </li>
  );
}
