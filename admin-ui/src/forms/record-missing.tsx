import { ArrowLeft, RotateCw } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useDisconnected } from '../api/use-disconnected';
import { serverErrorText } from '../api/use-notify-error';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';

/** 400 is a malformed id, 403 a record of another person. */
const MISSING = [400, 403, 404];

export const isMissing = (failure: unknown): boolean =>
  failure == null || (failure instanceof RequestFailed && MISSING.includes(failure.status));

interface Props {
  failure: unknown;
  title: string;
  back: { to: string; label: string };
  /** 'h1' on a page without another title. */
  level?: 'h1' | 'h2';
  onTryAgain?: () => void;
}

export function RecordMissing({ failure, title, back, level = 'h2', onTryAgain }: Props) {
  const text = useText();
  const missing = isMissing(failure);
  const disconnected = useDisconnected(failure);
  const heading = missing ? title : text(disconnected ? 'error.noConnection' : 'error.generic');
  const backLink = (
    <ButtonLink to={back.to}>
      <Icon of={ArrowLeft} size={16} mirrored />
      {back.label}
    </ButtonLink>
  );
  const retryButton = onTryAgain && (
    <Button onClick={onTryAgain} icon={RotateCw}>
      {text('app.tryAgain')}
    </Button>
  );
  return (
    <>
      {level === 'h1' && <DocumentTitle>{heading}</DocumentTitle>}
      <EmptyState level={level} title={heading} action={(!missing && retryButton) || backLink}>
        {missing
          ? text('notFound.text')
          : serverErrorText(failure) || text(disconnected ? 'error.comesBack' : 'error.server')}
      </EmptyState>
    </>
  );
}

function DocumentTitle({ children }: { children: string }) {
  usePageTitle(children);
  return null;
}
