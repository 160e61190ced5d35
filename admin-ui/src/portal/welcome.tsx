import { useText } from '../i18n/use-text';
import { useUser } from '../providers/session';
import { ButtonLink } from '../ui/button';
import { usePageTitle } from '../ui/use-page-title';
import classes from './welcome.module.css';

export function Welcome() {
  const text = useText();
  const user = useUser();
  usePageTitle(text('portal.title'));
  return (
    <>
      <h1 className={classes.greeting}>{text('portal.greeting', { name: user?.name || text('app.userFallback') })}</h1>
      <p className={classes.line}>{text('portal.signedIn', { email: user?.email ?? '' })}</p>
      {user?.role === 'admin' && (
        <div className={classes.action}>
          <ButtonLink to="/admin-dashboard">{text('portal.backOffice')}</ButtonLink>
        </div>
      )}
    </>
  );
}
