export const fileHeadings = {
  title: 'En-têtes',
  label: 'Ligne des en-têtes',
  inRow: 'En-têtes à la ligne %{row}',
  none: 'Aucun en-tête',
  noneHelp: 'Chaque ligne contient des données. Les colonnes s’appellent Column 1, Column 2, etc.',
  row: 'Ligne %{row} : %{cells}',
  suggested: 'Proposé',
  why: {
    known:
      'La ligne %{row} contient des en-têtes connus. Choisissez une autre ligne si ce n’est pas la bonne.',
    unlike:
      'La ligne %{row} diffère des lignes qui la suivent. Choisissez une autre ligne si ce n’est pas la bonne.',
    values:
      'La première ligne contient des valeurs comme celles qui la suivent. Choisissez une ligne si elle contient les en-têtes.',
    first: 'Rien dans le fichier n’indique la ligne des en-têtes. Veuillez vérifier.',
  },
  above:
    '%{count} ligne au-dessus des en-têtes n’est pas lue. |||| %{count} lignes au-dessus des en-têtes ne sont pas lues.',
  hidden: 'Seule la personne qui a importé le fichier voit ici ses premières lignes.',
  failed: 'Les en-têtes n’ont pas pu être modifiés. Veuillez réessayer.',
};
