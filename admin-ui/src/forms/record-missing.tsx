import { ArrowLeft } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';

interface Props {
  /** Why it could not be read. */
  failure: unknown;
  /** What is not there, in the words of the specification. */
  title: string;
  back: { to: string; label: string };
  /** A page that has no other title is titled by it. */
  level?: 'h1' | 'h2';
}

/** There is no such record, or it is not for the reader; what failed otherwise says so. */
export function RecordMissing({ failure, title, back, level }: Props) {
  const text = useText();
  const away = failure instanceof RequestFailed && (failure.status === 0 || failure.status >= 500);
  return (
    <EmptyState
      level={level}
      title={away ? text('error.generic') : title}
      action={
        <ButtonLink to={back.to}>
          <Icon of={ArrowLeft} size={16} mirrored />
          {back.label}
        </ButtonLink>
      }
    >
      {away ? failure.message || text('error.server') : text('notFound.text')}
    </EmptyState>
  );
}
