import type { RaThemeOptions } from 'react-admin';
import { floatComponents } from './theme-floats';
import { formComponents } from './theme-forms';
import { direction } from './direction';
import { palette } from './palette';
import { surfaceComponents } from './theme-surfaces';
import { tableComponents } from './theme-tables';
import type { Mode } from './theme-mode';
import { token } from './tokens';

const phone = '@media (max-width: 599px)';
const body = { fontSize: '.875rem', lineHeight: '1.25rem', [phone]: { fontSize: '1rem', lineHeight: '1.5rem' } };

const base = {
  direction,
  spacing: 8,
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: { shortest: 120, shorter: 120, short: 200, standard: 200, complex: 320, enteringScreen: 200, leavingScreen: 120 },
    easing: { easeInOut: 'cubic-bezier(.2,0,0,1)', easeOut: 'cubic-bezier(.2,0,0,1)', easeIn: 'cubic-bezier(.2,0,0,1)' },
  },
  typography: {
    fontFamily: token('light', 'font'),
    h1: { fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 600, letterSpacing: '-.018em' },
    h2: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600, letterSpacing: '-.008em', [phone]: { fontSize: '1.0625rem' } },
    h3: { fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 600, letterSpacing: '-.022em' },
    h4: { fontSize: '1.875rem', lineHeight: '2.5rem', fontWeight: 500, letterSpacing: '-.014em' },
    h5: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 },
    h6: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 },
    body1: { fontSize: '1rem', lineHeight: '1.5rem' },
    body2: body,
    subtitle2: { fontSize: '.8125rem', lineHeight: '1.25rem', fontWeight: 550, [phone]: { fontSize: '.875rem' } },
    caption: { fontSize: '.75rem', lineHeight: '1rem', fontWeight: 450, [phone]: { fontSize: '.8125rem', lineHeight: '1.125rem' } },
    button: { ...body, fontWeight: 550, textTransform: 'none' },
  },
  components: { ...surfaceComponents, ...formComponents, ...tableComponents, ...floatComponents },
} satisfies RaThemeOptions;

/** Only what floats has a shadow. */
function shadows(mode: Mode) {
  const levels = Array.from({ length: 25 }, () => 'none');
  levels[8] = token(mode, 'shadow-2');
  levels[24] = token(mode, 'shadow-3');
  return levels as NonNullable<RaThemeOptions['shadows']>;
}

const theme = (mode: Mode): RaThemeOptions => ({ ...base, palette: palette(mode), shadows: shadows(mode) });

export const themes: Record<Mode, RaThemeOptions> = { light: theme('light'), dark: theme('dark') };
