import type { ThemeOptions } from '@mui/material/styles';

type Components = NonNullable<ThemeOptions['components']>;

const narrow = '@media (max-width: 899px)';

export const floatComponents = {
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.palette.raised, borderRadius: 'var(--radius-l)' }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, minHeight: 'var(--target)', borderRadius: 'var(--radius-s)', paddingInline: 10 }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: { '& .MuiOutlinedInput-root.MuiInputBase-root': { paddingBlock: 0, paddingInlineStart: 4 } },
      paper: ({ theme }) => ({ backgroundColor: theme.palette.raised, borderRadius: 'var(--radius-l)', boxShadow: theme.shadows[8] }),
      option: ({ theme }) => theme.typography.body2,
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.palette.raised, borderRadius: 'var(--radius-sheet)' }),
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } } },
  MuiTooltip: {
    // What it says is beside the name, not instead of it: a column stays 'Name' and not 'Sort by name'.
    defaultProps: { describeChild: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.palette.raised,
        color: theme.palette.text.primary,
        boxShadow: theme.shadows[8],
      }),
    },
  },
  RaNotification: {
    defaultProps: { autoHideDuration: 6000, anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
    styleOverrides: {
      root: {
        '&.MuiSnackbar-root': {
          insetInline: '24px auto',
          // There the bottom edge belongs to what acts on the page: the bulk bar, a form's button.
          [narrow]: { insetBlock: 'calc(var(--header) + 8px) auto', insetInline: 8, justifyContent: 'center' },
        },
      },
    },
  },
} satisfies Components;
