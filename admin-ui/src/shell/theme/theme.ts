import type { RaThemeOptions } from 'react-admin';
import type { Mode } from './theme-mode';

/** As index.html or the language set it before; another one begins with another page. */
export const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

/** Of MUI's components the screens show toggle buttons and react-admin's notifications; colours come from tokens.css. */
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
          // The group rounds only its ends otherwise.
          '&&': { borderRadius: 7, margin: 0 },
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--raised)', color: 'var(--ink)', boxShadow: '0 0 0 1px var(--rule-strong)' },
        },
      },
    },
    RaNotification: {
      defaultProps: { autoHideDuration: 6000, anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
      styleOverrides: {
        root: {
          '&.MuiSnackbar-root': {
            insetInline: '24px auto',
            // There the bottom edge belongs to what acts on the page: the bulk bar, a form's button.
            '@media (max-width: 899px)': { insetBlock: 'calc(var(--header) + 8px) auto', insetInline: 8, justifyContent: 'center' },
          },
        },
      },
    },
  },
});

export const themes: Record<Mode, RaThemeOptions> = { light: theme('light'), dark: theme('dark') };
