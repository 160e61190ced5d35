import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { type Glyph, StatusGlyph } from './status-glyph';
import classes from './toast.module.css';

export type Tone = 'success' | 'info' | 'warning' | 'error';

export const TOAST_DURATION_MS = 6000;

const GLYPHS: Record<Tone, Glyph | undefined> = {
  success: 'approved',
  warning: 'pending',
  error: 'rejected',
  info: undefined,
};

interface Props extends ComponentProps<'div'> {
  tone: Tone;
  action?: ReactNode;
  onDismiss: () => void;
}

export function Toast({ tone, action, onDismiss, children, ...rest }: Props) {
  const text = useText();
  const glyph = GLYPHS[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} {...rest} className={classes.toast}>
      {glyph && <StatusGlyph of={glyph} />}
      <span className={classes.message}>{children}</span>
      {action}
      <IconButton aria-label={text('app.dismiss')} onClick={onDismiss}>
        <Icon of={X} />
      </IconButton>
    </div>
  );
}
