import type { Messages } from '../messages';

export * from './leave-cost';
export * from './leaves';
export * from './lists';

export const myLeaves: Messages['myLeaves'] = {
  withdraw: 'Retirer',
  which: '%{type}, %{span}',
  title: 'Retirer cette demande de congé ?',
  text: '%{type}, %{span} : la demande sera annulée et les jours redeviendront disponibles.',
  withdrawn: '%{type}, %{span} : demande retirée',
  notWithdrawn: 'La demande n’a pas pu être retirée.',
  cancel: 'Annuler le congé',
  cancelTitle: 'Annuler ce congé ?',
  cancelText:
    '%{type}, %{span} : les jours redeviennent disponibles et la personne qui approuve vos congés en est informée.',
  cancelled: '%{type}, %{span} annulé',
  notCancelled: 'Le congé n’a pas pu être annulé.',
  balance: 'Mon solde',
};
