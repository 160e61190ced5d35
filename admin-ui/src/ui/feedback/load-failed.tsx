import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { Button } from '../button';
import { EmptyState } from './empty-state';
import classes from './load-failed.module.css';

interface Props {
  className?: string;
  onRetry: () => unknown;
  children: ReactNode;
}

export function LoadFailed({ className, onRetry, children }: Props) {
  const text = useText();
  return (
    <p className={`${classes.failed} ${className ?? ''}`}>
      <span>{children}</span>
      <Button onClick={() => void onRetry()}>{text('app.tryAgain')}</Button>
    </p>
  );
}

/** In place of a whole screen. */
export function ScreenFailed({ onRetry, children }: Props) {
  const text = useText();
  return (
    <EmptyState
      title={text('error.generic')}
      action={<Button onClick={() => void onRetry()}>{text('app.tryAgain')}</Button>}
    >
      {children}
    </EmptyState>
  );
}
