import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

interface Look {
  variant?: 'primary' | 'line';
  wide?: boolean;
}

const classNames = ({ variant = 'line', wide }: Look) => [classes.button, classes[variant], wide && classes.wide].filter(Boolean).join(' ');

/** The theme's button for screens that do without MUI. */
export function Button({ variant, wide, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={classNames({ variant, wide })} {...rest} />;
}

export function ButtonLink({ variant, wide, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={classNames({ variant, wide })} {...rest} />;
}

/** Its only content is a drawing, so it needs `aria-label`. */
export function IconButton({ type = 'button', className, ...rest }: ComponentProps<'button'> & { 'aria-label': string }) {
  return <button type={type} className={[classes.icon, className].filter(Boolean).join(' ')} {...rest} />;
}
