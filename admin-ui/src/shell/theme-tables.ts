import type { ThemeOptions } from '@mui/material/styles';
import { ArrowDown } from 'lucide-react';

type Components = NonNullable<ThemeOptions['components']>;

export const tableComponents = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider, paddingInline: 12 }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        fontWeight: 550,
        height: 40,
        paddingBlock: 0,
        color: theme.palette.text.secondary,
        backgroundColor: theme.palette.well,
        borderBlockStart: `1px solid ${theme.palette.divider}`,
        whiteSpace: 'nowrap',
      }),
      body: ({ theme }) => ({ height: 'var(--row)', paddingBlock: 0, color: theme.palette.text.secondary }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.palette.action.hover },
        '&.Mui-selected': { backgroundColor: theme.palette.action.selected },
        '&.Mui-selected > td:first-of-type': { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` },
      }),
    },
  },
  MuiTableSortLabel: {
    // Turned round by MUI for ascending.
    defaultProps: { IconComponent: ArrowDown },
    styleOverrides: { root: ({ theme }) => ({ flexDirection: 'row', '&.Mui-active': { color: theme.palette.text.primary } }) },
  },
  MuiTablePagination: {
    styleOverrides: { root: { border: 0 }, toolbar: { minHeight: 56 } },
  },
} satisfies Components;
