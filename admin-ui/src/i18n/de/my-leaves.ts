import type { Messages } from '../messages';

export * from './leave-cost';
export * from './leaves';
export * from './lists';

export const myLeaves: Messages['myLeaves'] = {
  withdraw: 'Zurückziehen',
  which: '%{type}, %{span}',
  title: 'Diesen Antrag zurückziehen?',
  text: '%{type}, %{span}: Der Antrag wird storniert, und die Tage sind wieder verfügbar.',
  withdrawn: '%{type}, %{span} zurückgezogen',
  notWithdrawn: 'Der Antrag konnte nicht zurückgezogen werden.',
  cancel: 'Abwesenheit stornieren',
  cancelTitle: 'Diese Abwesenheit stornieren?',
  cancelText:
    '%{type}, %{span}: Die Tage sind dann wieder verfügbar, und die genehmigende Person wird informiert.',
  cancelled: '%{type}, %{span} storniert',
  notCancelled: 'Die Abwesenheit konnte nicht storniert werden.',
  balance: 'Mein Urlaubskonto',
};
