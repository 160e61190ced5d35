import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { officePath, OFFICE } from '../paths';
import { useText } from '../i18n/use-text';
import { NAVIGATION_ITEMS, type NavigationItem } from '../navigation-items';
import { useLeaveToDecide } from '../api/use-leave-to-decide';
import { useOpenAfresh } from '../api/use-open-afresh';
import { Icon } from '../ui/icon';
import { Brand } from './brand';
import classes from './sidebar.module.css';

interface Props {
  iconsOnly?: boolean;
  onFollow?: () => void;
}

export function Sidebar({ iconsOnly = false, onFollow }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  const toDecide = useLeaveToDecide();
  const officePathname = pathname.startsWith(OFFICE)
    ? pathname.slice(OFFICE.length).replace(/\/+$/, '') || '/'
    : '';
  return (
    <div className={classes.sidebar} data-small={iconsOnly}>
      <Link className={classes.brand} to={OFFICE} onClick={onFollow}>
        <Brand />
      </Link>
      <nav className={classes.nav} aria-label={text('navigation.main')}>
        {NAVIGATION_ITEMS.map((item) => (
          <NavigationLink
            key={item.to}
            item={item}
            current={item.area.test(officePathname)}
            iconsOnly={iconsOnly}
            {...(item.to === officePath.leaves && toDecide)}
            onFollow={onFollow}
          />
        ))}
      </nav>
      <footer className={classes.word}>{text('app.version', { version: __VERSION__ })}</footer>
    </div>
  );
}

interface LinkProps extends Props {
  item: NavigationItem;
  current: boolean;
  count?: number;
  /** The count in words. */
  said?: string;
}

function NavigationLink({
  item: { to, label, icon, list, nested, separated },
  current,
  count = 0,
  said,
  iconsOnly,
  onFollow,
}: LinkProps) {
  const text = useText();
  const countId = useId();
  const openAfresh = useOpenAfresh();
  return (
    <>
      {separated && <hr />}
      <Link
        to={to}
        onClick={() => {
          openAfresh(list);
          onFollow?.();
        }}
        data-nested={nested}
        title={iconsOnly ? text(label) : undefined}
        aria-current={current ? 'page' : undefined}
        aria-describedby={count > 0 ? countId : undefined}
      >
        <Icon of={icon} />
        <span className={classes.word}>{text(label)}</span>
        {count > 0 && (
          <span className={classes.count} title={said} aria-hidden="true">
            {capped(count, iconsOnly ? 99 : 9999)}
          </span>
        )}
      </Link>
      {/* Outside the link, so that it is not part of the link's accessible name. */}
      {count > 0 && (
        <span id={countId} hidden>
          {said}
        </span>
      )}
    </>
  );
}

const capped = (count: number, max: number) => (count > max ? `${max}+` : count);
