import { useText } from '../i18n/use-text';
import { refusalText } from '../providers/use-refusal';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';

export function HistoryFailed({ failure, onTryAgain }: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return (
    <EmptyState title={text('salaries.notFetched')} action={<Button onClick={onTryAgain}>{text('app.tryAgain')}</Button>}>
      {refusalText(failure) || text('salaries.noAnswer')}
    </EmptyState>
  );
}
