import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Spinner } from '../ui/spinner';
import type { Entry } from './entry';
import type { LogLook } from './log-look';
import { LogEntry } from './log-entry';

const SHOWN = 20;

/** What one import did; of many entries the first, and the way to all. */
export function WholeImport({ id, look, to }: { id: string; look: LogLook; to: string }) {
  const text = useText();
  const { data, total = 0, error, isPending, refetch } = useGetList<Entry>('audit', {
    filter: { changeset: id },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'recordedAt', order: 'DESC' },
  });
  if (isPending) return <Spinner label={text('app.loadingMore')} size={18} />;
  if (!data || error) {
    return (
      <p role="alert">
        {text('audit.togetherFailed')} <Button onClick={() => void refetch()}>{text('app.tryAgain')}</Button>
      </p>
    );
  }
  const entries = data.filter(({ subjectId }) => subjectId !== id);
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <LogEntry key={entry._id} entry={entry} look={look} />
        ))}
      </ul>
      {total > data.length && (
        <p>
          <Link to={to}>{text('audit.allTogether', { count: total })}</Link>
        </p>
      )}
    </>
  );
}
