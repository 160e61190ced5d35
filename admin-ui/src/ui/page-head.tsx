import classes from './page-head.module.css';
import { usePageTitle } from './use-page-title';

/** The title of a screen, on the sheet and in the browser's tab. */
export function PageHead({ title, children }: { title: string; children?: string }) {
  usePageTitle(title);
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
