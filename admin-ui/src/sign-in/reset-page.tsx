import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text';
import { PlainPage } from '../shell/plain-page';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import { usePageTitle } from '../ui/layout/use-page-title';
import classes from './reset-page.module.css';

interface Props {
  title: string;
  says: string;
  /** In the place of the product's sign. */
  ornament?: ReactNode;
  children?: ReactNode;
}

/** What all pages around a forgotten password have in common, the way back to the sign-in page among it. */
export function ResetPage({ title, says, ornament = <Mark />, children }: Props) {
  const text = useText();
  usePageTitle(title);
  return (
    <PlainPage>
      <div className={classes.page}>
        {ornament}
        <h1>{title}</h1>
        <p>{says}</p>
        {children && <div className={classes.content}>{children}</div>}
        <Link className={classes.back} to="/login">
          <Icon of={ArrowLeft} size={16} mirrored />
          {text('reset.back')}
        </Link>
      </div>
    </PlainPage>
  );
}
