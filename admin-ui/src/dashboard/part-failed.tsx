import { useText } from '../i18n/use-text';
import { refusalText } from '../providers/use-refusal';
import { Button } from '../ui/button';
import classes from './part-failed.module.css';

interface Props {
  failure: unknown;
  onRetry: () => void;
}

/** One part of the overview has failed; the others stand. */
export function PartFailed({ failure, onRetry }: Props) {
  const text = useText();
  const reason = refusalText(failure);
  return (
    <div role="alert" className={classes.failed}>
      <div>
        <p className={classes.what}>{text('error.generic')}</p>
        {reason && <p>{reason}</p>}
      </div>
      <Button onClick={onRetry}>{text('app.tryAgain')}</Button>
    </div>
  );
}
