import type { Messages } from '../../messages';

export const balanceMeaning: Messages['imports']['meaning'] = {
  title: 'Que signifient les soldes ?',
  asked:
    '%{name} : le fichier indique %{written} (%{type}) au %{day}. Avec les %{granted} que la règle a accordés cette année, ce serait %{onTop}.',
  askedTaken:
    '%{name} : le fichier indique %{written} (%{type}) au %{day}. Avec les %{granted} que la règle a accordés cette année, et ce qui a été pris depuis, ce serait %{onTop}.',
  count: 'Cela concerne un solde. |||| Cela concerne %{count} soldes.',
  included: {
    label: 'Ce qui reste, tout compris',
    means: 'Le solde au %{day} devient %{written}.',
  },
  onTop: {
    label: 'Un report ; les droits de l’année s’y ajoutent',
    means: 'Le solde au %{day} devient %{onTop}.',
  },
  chosen: {
    included: 'Les soldes du fichier sont ce qui reste, tout compris.',
    onTop: 'Les soldes du fichier sont un report ; les droits de l’année s’y ajoutent.',
  },
  open: 'Choisissez plus haut ce que signifient les soldes.',
};
