import type { RaThemeOptions } from 'react-admin';
import type { Mode } from './theme-mode';

export const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

/** Styles only the MUI components that the screens use; the colours are in tokens.css. */
const theme = (mode: Mode): RaThemeOptions => ({
  direction,
  palette: { mode },
  typography: { fontFamily: 'var(--font)' },
  transitions: { duration: { enteringScreen: 200, leavingScreen: 120 }, easing: { easeInOut: 'cubic-bezier(.2,0,0,1)' } },
  components: {
    MuiCssBaseline: { styleOverrides: { body: { font: 'var(--text-body)', color: 'var(--ink)', backgroundColor: 'transparent' } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 } } },
    },
    MuiToggleButtonGroup: {
      styleOverrides: { root: { padding: 3, gap: 2, borderRadius: 10, backgroundColor: 'var(--well)', boxShadow: 'inset 0 0 0 1px var(--rule)' } },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          minHeight: 34,
          padding: '0 12px',
          border: 0,
          font: 'var(--text-label)',
          textTransform: 'none',
          color: 'var(--ink-2)',
          '&:hover': { backgroundColor: `color-mix(in srgb, var(--ink) ${mode === 'dark' ? 8 : 4}%, transparent)` },
          // Overrides the group's rule that rounds only its first and last button.
          '&&': { borderRadius: 7, margin: 0 },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--raised)', color: 'var(--ink)', boxShadow: '0 0 0 1px var(--rule-strong)' },
        },
      },
    },
  },
});

export const themes: Record<Mode, RaThemeOptions> = { light: theme('light'), dark: theme('dark') };
