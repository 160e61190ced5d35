import type { MyScreensMessages } from '../messages';

export const myLeaves: MyScreensMessages['myLeaves'] = {
  withdraw: 'Retirer',
  which: '%{type}, %{span}',
  title: 'Retirer cette demande de congé ?',
  text: '%{type}, %{span} : la demande sera annulée et les jours redeviennent disponibles.',
  withdrawn: '%{type}, %{span} : demande retirée',
  notWithdrawn: 'La demande n’a pas pu être retirée.',
  balance: 'Mon solde',
};
