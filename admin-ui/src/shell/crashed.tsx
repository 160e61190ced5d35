import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';

export function Crashed() {
  const text = useText();
  const reload = <Button onClick={() => location.reload()}>{text('error.reload')}</Button>;
  return (
    <EmptyState level="h1" title={text('error.crashTitle')} action={reload}>
      {text('error.crash')}
    </EmptyState>
  );
}
