import { useEffect } from 'react';
import { checkConnection, useConnection } from '../api/connection';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { PlainPage } from './plain-page';

/** Without a connection, the part of the program that shows the page could not be loaded. */
export function Crashed() {
  const text = useText();
  const connection = useConnection();
  useEffect(() => void checkConnection(), []);
  if (connection !== 'connected') {
    return (
      <EmptyState level="h1" title={text('error.noConnection')}>
        {text('error.comesBack')}
      </EmptyState>
    );
  }
  const reload = <Button onClick={() => location.reload()}>{text('error.reload')}</Button>;
  return (
    <EmptyState level="h1" title={text('error.crashTitle')} action={reload}>
      {text('error.crash')}
    </EmptyState>
  );
}

export function CrashedPage() {
  return (
    <PlainPage>
      <Crashed />
    </PlainPage>
  );
}
