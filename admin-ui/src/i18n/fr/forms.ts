import type { Messages } from '../messages';

export const forms: Messages['forms'] = {
  fillIn: 'Veuillez remplir le champ « %{label} ».',
  choose: 'Veuillez choisir « %{label} ».',
  noReason: 'Veuillez saisir un motif.',
  noPhone: 'Saisissez un numéro de téléphone, par exemple +33 1 23 45 67 89.',
  noDate: 'Veuillez saisir une date.',
  dateOutside: 'La date doit être comprise entre le %{min} et le %{max}.',
  noDecimals: 'Veuillez saisir un montant sans décimales : la devise de l’entreprise n’en a pas.',
  noAmount: 'Veuillez saisir un montant de 1 000 000 000 au plus, avec deux décimales au plus.',
  chooseImage: 'Choisir une image',
  removeImage: 'Retirer',
  imageHint: 'JPEG, PNG, WebP ou GIF, 5 Mo au plus',
  imageType: 'Veuillez choisir une image JPEG, PNG, WebP ou GIF.',
  imageSize: 'Cette image dépasse 5 Mo. Veuillez en choisir une plus petite.',
  unsavedTitle: 'Abandonner vos modifications ?',
  unsaved: 'Vos modifications seront perdues.',
  discard: 'Abandonner',
  keepEditing: 'Continuer la saisie',
  staleTitle: 'Modifié par quelqu’un d’autre',
  reload: 'Recharger',
  conflict:
    'Quelqu’un d’autre a modifié cette fiche entre-temps. Voici vos modifications et ce qui est enregistré. Les autres champs restent inchangés.',
  conflictElsewhere:
    'Quelqu’un d’autre a modifié cette fiche entre-temps, mais aucun des champs que vous avez modifiés.',
  field: 'Champ',
  mine: 'Votre version',
  theirs: 'L’autre version',
  keepMine: 'Garder la mienne',
  takeTheirs: 'Prendre l’autre',
  restored: 'Votre saisie a été rétablie, sauf les mots de passe et les montants.',
};
