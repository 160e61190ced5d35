import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

interface Look {
  variant?: 'primary' | 'line' | 'quiet' | 'danger' | 'danger-line';
  wide?: boolean;
}

type RowTone = 'first' | 'plain' | 'danger';

const rowAction = (tone: RowTone) => `${classes.act} ${classes[`act-${tone}`]}`;

const classNames = ({ variant = 'line', wide }: Look) => [classes.button, classes[variant], wide && classes.wide].filter(Boolean).join(' ');

/** The theme's button for screens that do without MUI. */
export function Button({ variant, wide, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames({ variant, wide })} {...rest} />;
}

export function ButtonLink({ variant, wide, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames({ variant, wide })} {...rest} />;
}

/** A word among others in a row; the first is what one mostly wants. */
export function RowAction({ tone = 'plain', type = 'button', ...rest }: ComponentProps<'button'> & { tone?: RowTone }) {
  return <button type={type} className={rowAction(tone)} {...rest} />;
}

export function RowActionLink({ tone = 'plain', ...rest }: ComponentProps<typeof Link> & { tone?: RowTone }) {
  return <Link className={rowAction(tone)} {...rest} />;
}

/** Its only content is a drawing, so it needs `aria-label`. */
export function IconButton({ type = 'button', className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type={type} className={[classes.icon, className].filter(Boolean).join(' ')} {...rest} />;
}
