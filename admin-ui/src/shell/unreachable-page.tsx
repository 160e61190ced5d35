import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { onConnectionChanged } from '../api/connection';
import { useText } from '../i18n/use-text';
import { restoreSession } from '../api/session';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { usePageTitle } from '../ui/layout/use-page-title';
import { PlainPage } from './plain-page';

export function UnreachablePage() {
  const text = useText();
  usePageTitle(text('error.unreachableTitle'));
  useEffect(() => onConnectionChanged((connected) => connected && void restoreSession()), []);
  const retryButton = (
    <Button onClick={() => void restoreSession()} icon={RotateCw}>
      {text('app.tryAgain')}
    </Button>
  );
  return (
    <PlainPage>
      <EmptyState level="h1" title={text('error.unreachableTitle')} action={retryButton}>
        {text('error.unreachable')}
      </EmptyState>
    </PlainPage>
  );
}
