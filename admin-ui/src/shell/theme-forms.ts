import type { ThemeOptions } from '@mui/material/styles';

type Components = NonNullable<ThemeOptions['components']>;

/** Labels stand above their fields and never float. */
export const formComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 'var(--target)', paddingInline: 16, whiteSpace: 'nowrap' },
      outlined: ({ theme }) => ({
        color: theme.palette.text.primary,
        borderColor: theme.palette.ruleStrong,
        '&:hover': { backgroundColor: theme.palette.action.hover, borderColor: theme.palette.control },
      }),
      text: ({ theme }) => ({
        color: theme.palette.text.secondary,
        '&:hover': { backgroundColor: theme.palette.action.hover, color: theme.palette.text.primary },
      }),
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'none' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: 6,
        ...theme.typography.subtitle2,
        pointerEvents: 'auto',
        '&, &.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
      }),
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 'var(--target)',
        backgroundColor: theme.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { insetBlockStart: 0, borderColor: theme.palette.control },
        '& legend': { display: 'none' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.palette.text.secondary },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
      }),
      input: { padding: '8px 12px', height: 22, '&::placeholder': { color: 'var(--ink-3)', opacity: 1 } },
      multiline: { padding: 0 },
    },
  },
  MuiInputBase: { styleOverrides: { root: ({ theme }) => theme.typography.body2 } },
  MuiFormHelperText: {
    styleOverrides: { root: ({ theme }) => ({ marginInline: 0, ...theme.typography.caption, '&.Mui-error': { fontWeight: 550 } }) },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: 3, gap: 2, borderRadius: 10, backgroundColor: theme.palette.well, boxShadow: `inset 0 0 0 1px ${theme.palette.divider}` }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        minHeight: 34,
        padding: '0 12px',
        border: 0,
        // The group rounds only its ends otherwise.
        '&&': { borderRadius: 7, margin: 0 },
        color: theme.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.palette.raised,
          color: theme.palette.text.primary,
          boxShadow: `0 0 0 1px ${theme.palette.ruleStrong}`,
        },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: ({ theme }) => theme.typography.body2 } },
  MuiSwitch: {
    styleOverrides: {
      thumb: ({ theme }) => ({ border: `1px solid ${theme.palette.control}` }),
      track: ({ theme }) => ({ backgroundColor: theme.palette.control, opacity: 1 }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ color: theme.palette.control }) } },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({ background: 'none', borderBlockStart: `1px solid ${theme.palette.divider}`, padding: '24px 0 0' }),
    },
  },
  RaLabeled: {
    styleOverrides: {
      root: ({ theme }) => ({ '& .RaLabeled-label': { ...theme.typography.caption, color: theme.palette.text.disabled } }),
    },
  },
} satisfies Components;
