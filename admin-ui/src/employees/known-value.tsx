import { useText } from '../i18n/use-text';
import classes from './employee-list.module.css';

/** A value, or the words that keep its place. */
export function KnownValue({ children }: { children: string | undefined }) {
  const text = useText();
  return children ? <bdi>{children}</bdi> : <span className={classes.missing}>{text('app.notAvailable')}</span>;
}
