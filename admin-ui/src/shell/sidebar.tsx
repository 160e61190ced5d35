import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { officePath, OFFICE } from '../paths';
import { useText } from '../i18n/use-text';
import { type Place, PLACES } from '../places';
import { usePendingLeave } from '../api/use-pending-leave';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import classes from './sidebar.module.css';

interface Props {
  /** Glyphs only; the words stay for those who listen. */
  small?: boolean;
  onFollow?: () => void;
}

export function Sidebar({ small = false, onFollow }: Props) {
  const text = useText();
  const { pathname } = useLocation();
  const pending = usePendingLeave();
  const office = pathname.startsWith(OFFICE) ? pathname.slice(OFFICE.length).replace(/\/*$/, '') || '/' : '';
  return (
    <div className={classes.sidebar} data-small={small}>
      <Link className={classes.brand} to={OFFICE} onClick={onFollow}>
        <Mark />
        <span className={classes.word}>{text('app.name')}</span>
      </Link>
      <nav className={classes.nav} aria-label={text('navigation.main')}>
        {PLACES.map((place) => (
          <PlaceLink
            key={place.to}
            place={place}
            current={place.area.test(office)}
            small={small}
            pending={place.to === officePath.leaves ? pending : 0}
            onFollow={onFollow}
          />
        ))}
      </nav>
      <footer className={classes.word}>{text('app.version', { version: __VERSION__ })}</footer>
    </div>
  );
}

interface LinkProps extends Props {
  place: Place;
  current: boolean;
  pending: number;
}

function PlaceLink({ place: { to, label, icon, part, apart }, current, pending, small, onFollow }: LinkProps) {
  const text = useText();
  const waiting = useId();
  return (
    <>
      {apart && <hr />}
      <Link
        to={to}
        onClick={onFollow}
        data-part={part}
        title={small ? text(label) : undefined}
        aria-current={current ? 'page' : undefined}
        aria-describedby={pending > 0 ? waiting : undefined}
      >
        <Icon of={icon} />
        <span className={classes.word}>{text(label)}</span>
        {pending > 0 && (
          <span className={classes.count} aria-hidden="true">
            {shown(pending, small ? 99 : 9999)}
          </span>
        )}
      </Link>
      {/* Beside the link, not in it: the place keeps its own name. */}
      {pending > 0 && (
        <span id={waiting} hidden>
          {text('navigation.pending', { count: pending })}
        </span>
      )}
    </>
  );
}

const shown = (count: number, most: number) => (count > most ? `${most}+` : count);
