import type { ThemeOptions } from '@mui/material/styles';

type Components = NonNullable<ThemeOptions['components']>;

const bare = { boxShadow: 'none', background: 'none', border: 0, borderRadius: 0 };

export const surfaceComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      // base.css has the page's type and canvas, the sign-in page and the portal live by it too.
      body: { font: 'var(--text-body)', backgroundColor: 'transparent' },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: '2px solid var(--accent)', outlineOffset: 2 } },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderRadius: 'var(--radius-l)' },
    },
  },
  MuiCard: { defaultProps: { elevation: 0 } },
  MuiCardContent: { styleOverrides: { root: { padding: 0, '&:last-child': { paddingBlockEnd: 0 } } } },
  MuiSkeleton: { defaultProps: { animation: 'pulse', variant: 'rounded' } },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 550,
        '&.MuiAlert-colorError': { backgroundColor: theme.palette.tints.no, color: theme.palette.error.main },
        '&.MuiAlert-colorWarning': { backgroundColor: theme.palette.tints.wait, color: theme.palette.warning.main },
        '&.MuiAlert-colorSuccess': { backgroundColor: theme.palette.tints.accent, color: theme.palette.success.main },
        '&.MuiAlert-colorInfo': { backgroundColor: theme.palette.tints.info, color: theme.palette.info.main },
      }),
    },
  },
  MuiLink: { styleOverrides: { root: { color: 'var(--accent-ink)' } } },
  MuiChip: {
    styleOverrides: {
      sizeSmall: { height: 24, borderRadius: 'var(--radius-s)', fontSize: '.75rem', fontWeight: 550 },
    },
  },
  // The sheet is the card: what react-admin puts on it has none of its own.
  RaList: { styleOverrides: { root: { '& .RaList-content': bare } } },
  RaCreate: { styleOverrides: { root: { '& .RaCreate-card': bare } } },
  RaEdit: { styleOverrides: { root: { '& .RaEdit-card': bare } } },
  RaShow: { styleOverrides: { root: { '& .RaShow-card': bare } } },
} satisfies Components;
