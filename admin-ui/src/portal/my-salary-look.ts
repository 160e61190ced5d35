import { COMMAND_LINE, type PayLookRecord } from '../../../api/contract/pay-looks.js';
import type { MessageKey, Text } from '../i18n/use-text';

const ALONE: Record<PayLookRecord['where'], MessageKey> = {
  details: 'payLooks.details',
  history: 'payLooks.history',
  list: 'payLooks.list',
  export: 'payLooks.exported',
  import: 'payLooks.import',
  audit: 'payLooks.audit',
};

/** Where it was opened, and with how many others. */
export function placeOf({ where, people }: PayLookRecord, text: Text): string {
  if (where === 'list') return people === null ? text('payLooks.listOfAll') : text('payLooks.list', { count: people });
  if (where !== 'export' || people === 1) return text(ALONE[where]);
  return people === null ? text('payLooks.exportOfAll') : text('payLooks.exportOf', { count: people });
}

export const nameOf = ({ by }: PayLookRecord, text: Text): string => (by.name === COMMAND_LINE ? text('payLooks.commandLine') : by.name);
