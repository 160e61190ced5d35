import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text';
import { BrandMark } from '../shell/brand';
import { PlainPage } from '../shell/plain-page';
import { Icon } from '../ui/icon';
import { usePageTitle } from '../ui/layout/use-page-title';
import classes from './reset-page.module.css';

interface Props {
  title: string;
  description: string;
  ornament?: ReactNode;
  children?: ReactNode;
}

export function ResetPage({ title, description, ornament = <BrandMark />, children }: Props) {
  const text = useText();
  usePageTitle(title);
  return (
    <PlainPage>
      <div className={classes.page}>
        {ornament}
        <h1>{title}</h1>
        <p>{description}</p>
        {children && <div className={classes.content}>{children}</div>}
        <Link className={classes.back} to="/login">
          <Icon of={ArrowLeft} size={16} mirrored />
          {text('reset.back')}
        </Link>
      </div>
    </PlainPage>
  );
}
