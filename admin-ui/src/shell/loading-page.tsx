import { useText } from '../i18n/use-text';
import { Logo } from '../ui/logo';
import { Spinner } from '../ui/feedback/spinner';
import classes from './loading-page.module.css';

export function LoadingPage() {
  const text = useText();
  return (
    <main className={classes.page}>
      <Logo />
      <p role="status">
        <Spinner />
        {text('app.loading')}
      </p>
    </main>
  );
}
