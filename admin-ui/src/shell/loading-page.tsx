import { useText } from '../i18n/use-text';
import { Mark } from '../ui/mark';
import { Spinner } from '../ui/feedback/spinner';
import classes from './loading-page.module.css';

export function LoadingPage() {
  const text = useText();
  return (
    <main className={classes.page}>
      <Mark />
      <p role="status">
        <Spinner />
        {text('app.loading')}
      </p>
    </main>
  );
}
