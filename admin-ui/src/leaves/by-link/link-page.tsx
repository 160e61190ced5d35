import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { BrandMark } from '../../shell/brand';
import { PlainPage } from '../../shell/plain-page';
import { ButtonLink } from '../../ui/button';
import { focusIfLost } from '../../ui/focus-if-lost';
import { usePageTitle } from '../../ui/layout/use-page-title';
import classes from './link-page.module.css';

export function LinkPage({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <PlainPage>
      <div className={classes.page}>
        <BrandMark />
        <h1 ref={focusIfLost} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {children}
      </div>
    </PlainPage>
  );
}

export function SignInLink() {
  const text = useText();
  return <ButtonLink to="/">{text('decideLeave.signIn')}</ButtonLink>;
}
