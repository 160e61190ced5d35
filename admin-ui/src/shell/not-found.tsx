import { ArrowLeft } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { useUser } from '../api/session';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';
import { home } from './destination';

export function NotFound() {
  const text = useText();
  const user = useUser();
  usePageTitle(text('notFound.title'));
  const back = (
    <ButtonLink to={user ? home(user.role) : '/login'}>
      <Icon of={ArrowLeft} size={16} mirrored />
      {text(user ? 'notFound.home' : 'notFound.login')}
    </ButtonLink>
  );
  return (
    <EmptyState level="h1" title={text('notFound.title')} action={back}>
      {text('notFound.text')}
    </EmptyState>
  );
}
