import { useText } from '../../i18n/use-text';
import classes from './employee-list.module.css';

export function KnownValue({ children }: { children: string | null | undefined }) {
  const text = useText();
  return children ? (
    <bdi>{children}</bdi>
  ) : (
    <span className={classes.missing}>{text('app.notAvailable')}</span>
  );
}
