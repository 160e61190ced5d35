import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';
import { Spinner } from './feedback/spinner';
import { Icon } from './icon';

interface ButtonStyle {
  variant?: 'primary' | 'line' | 'quiet' | 'danger' | 'danger-line';
  wide?: boolean;
  icon?: LucideIcon;
}

type RowTone = 'primary' | 'plain' | 'danger';

const rowActionClass = (tone: RowTone) => `${classes.act} ${classes[`act-${tone}`]}`;

const classNames = ({ variant = 'line', wide }: Pick<ButtonStyle, 'variant' | 'wide'>) =>
  [classes.button, classes[variant], wide && classes.wide].filter(Boolean).join(' ');

/** While `busy`, it is disabled, or keeps the focus where it is given `aria-disabled`. */
export function Button({
  variant,
  wide,
  icon,
  busy = false,
  type = 'button',
  disabled = busy,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonStyle & { busy?: boolean }) {
  return (
    <button
      type={type}
      className={classNames({ variant, wide })}
      disabled={rest['aria-disabled'] === undefined && disabled}
      {...rest}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  wide,
  icon,
  children,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return (
    <Link className={classNames({ variant, wide })} {...rest}>
      {icon && <Icon of={icon} size={16} />}
      {children}
    </Link>
  );
}

export function RowAction({
  tone = 'plain',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { tone?: RowTone }) {
  return <button type={type} className={rowActionClass(tone)} {...rest} />;
}

export function RowActionLink({
  tone = 'plain',
  ...rest
}: ComponentProps<typeof Link> & { tone?: RowTone }) {
  return <Link className={rowActionClass(tone)} {...rest} />;
}

export function IconButton({
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button type={type} className={[classes.icon, className].filter(Boolean).join(' ')} {...rest} />
  );
}
