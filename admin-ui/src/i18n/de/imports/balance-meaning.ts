import type { Messages } from '../../messages';

export const balanceMeaning: Messages['imports']['meaning'] = {
  title: 'Was bedeuten die Salden?',
  asked:
    '%{name}: Die Datei nennt %{written} %{type} am %{day}. Mit den %{granted}, die die Regelung dieses Jahr gewährt hat, wären es %{onTop}.',
  askedTaken:
    '%{name}: Die Datei nennt %{written} %{type} am %{day}. Mit den %{granted}, die die Regelung dieses Jahr gewährt hat, und dem, was seither genommen wurde, wären es %{onTop}.',
  count: 'Das betrifft einen Saldo. |||| Das betrifft %{count} Salden.',
  included: {
    label: 'Was übrig ist, alles inbegriffen',
    means: 'Der Saldo am %{day} wird %{written}.',
  },
  onTop: {
    label: 'Übertrag; der Anspruch des Jahres kommt dazu',
    means: 'Der Saldo am %{day} wird %{onTop}.',
  },
  chosen: {
    included: 'Die Salden der Datei sind, was übrig ist, alles inbegriffen.',
    onTop: 'Die Salden der Datei sind ein Übertrag; der Anspruch des Jahres kommt dazu.',
  },
  open: 'Wählen Sie oben, was die Salden bedeuten.',
};
