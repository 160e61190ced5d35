import { createTheme } from '@mui/material';
import type { Mode } from './theme-mode';

export const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';

/** Styles only the MUI components that the screens use; the colours are in tokens.css. */
const theme = (mode: Mode) =>
  createTheme({
    direction,
    palette: { mode },
    typography: { fontFamily: 'var(--font)' },
    transitions: {
      duration: { enteringScreen: 200, leavingScreen: 120 },
      easing: { easeInOut: 'cubic-bezier(.2,0,0,1)' },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { font: 'var(--text-body)', color: 'var(--ink)', backgroundColor: 'transparent' },
        },
      },
    },
  });

export const themes = { light: theme('light'), dark: theme('dark') };
