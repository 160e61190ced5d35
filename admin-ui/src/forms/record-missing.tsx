import { ArrowLeft, RotateCw } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { refusalText } from '../api/use-refusal';
import { Button, ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';

/** An id that is none, somebody else's record, or nothing there. */
const MISSING = [400, 403, 404];

/** Whether it is known that there is no such record, without a failure or because the server said so; anything else is a failure, an answer that cannot be read for one. */
export const isMissing = (failure: unknown): boolean => failure == null || (failure instanceof RequestFailed && MISSING.includes(failure.status));

interface Props {
  /** Why it could not be read. */
  failure: unknown;
  /** What is not there, in the words of the specification. */
  title: string;
  back: { to: string; label: string };
  /** A page that has no other title is titled by it. */
  level?: 'h1' | 'h2';
  /** Offered where it may help: not for what is not there. */
  onTryAgain?: () => void;
}

/** There is no such record, or it is not for the reader; what failed otherwise says so. */
export function RecordMissing({ failure, title, back, level = 'h2', onTryAgain }: Props) {
  const text = useText();
  const missing = isMissing(failure);
  const shown = missing ? title : text('error.generic');
  const away = (
    <ButtonLink to={back.to}>
      <Icon of={ArrowLeft} size={16} mirrored />
      {back.label}
    </ButtonLink>
  );
  const again = onTryAgain && (
    <Button onClick={onTryAgain}>
      <Icon of={RotateCw} size={16} />
      {text('app.tryAgain')}
    </Button>
  );
  return (
    <>
      {level === 'h1' && <TitleOfPage>{shown}</TitleOfPage>}
      <EmptyState level={level} title={shown} action={(!missing && again) || away}>
        {missing ? text('notFound.text') : refusalText(failure) || text('error.server')}
      </EmptyState>
    </>
  );
}

function TitleOfPage({ children }: { children: string }) {
  usePageTitle(children);
  return null;
}
