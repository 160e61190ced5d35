import type { ThemeOptions } from '@mui/material/styles';

type Components = NonNullable<ThemeOptions['components']>;

const glyph = (drawing: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='#000' stroke-width='2.1' stroke-linecap='round'>${drawing}</svg>`)}")`;

/** The status glyphs again, as masks: a notification's content is react-admin's own. */
const CROSSED_RING = glyph("<circle cx='8' cy='8' r='6.9'/><path d='M5.6 5.6l4.8 4.8M10.4 5.6l-4.8 4.8'/>");
const TICKED_RING = glyph("<circle cx='8' cy='8' r='6.9'/><path d='M4.9 8.3l2.1 2.1 4.1-4.5'/>");

const toast = (mask: string, colour: string) => ({
  backgroundColor: 'var(--raised)',
  color: 'var(--ink)',
  '&::before': { content: '""', flex: 'none', width: 16, height: 16, backgroundColor: colour, mask: `${mask} center / contain no-repeat` },
});

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
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        backgroundColor: theme.palette.raised,
        color: theme.palette.text.primary,
        boxShadow: theme.shadows[8],
      }),
    },
  },
  MuiSnackbarContent: {
    defaultProps: { elevation: 8 },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        flexWrap: 'nowrap',
        gap: 12,
        paddingInline: '14px 8px',
        borderRadius: 'var(--radius-l)',
        backgroundColor: theme.palette.raised,
        color: theme.palette.text.primary,
      }),
    },
  },
  RaNotification: {
    defaultProps: { autoHideDuration: 6000, anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
    styleOverrides: {
      root: {
        '& .RaNotification-error': toast(CROSSED_RING, 'var(--no)'),
        '& .RaNotification-warning': toast(CROSSED_RING, 'var(--wait)'),
        '& .RaNotification-success': toast(TICKED_RING, 'var(--ok)'),
      },
    },
  },
} satisfies Components;
