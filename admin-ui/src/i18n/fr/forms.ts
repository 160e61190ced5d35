import type { OfficeMessages } from '../messages';

export const forms: OfficeMessages['forms'] = {
  fillIn: 'Veuillez remplir « %{label} ».',
  choose: 'Veuillez choisir « %{label} ».',
  noDate: 'Veuillez saisir une date.',
  dateOutside: 'La date doit se situer entre le %{min} et le %{max}.',
  noAmount: 'Veuillez saisir un montant avec deux décimales au plus, jusqu’à 1 000 000 000.',
  chooseImage: 'Choisir une image',
  removeImage: 'Retirer',
  imageHint: 'JPEG, PNG, WebP ou GIF, 5 Mo au plus',
  imageType: 'Veuillez choisir une image JPEG, PNG, WebP ou GIF.',
  imageSize: 'Cette image dépasse 5 Mo. Veuillez en choisir une plus petite.',
  unsavedTitle: 'Quitter sans enregistrer ?',
  unsaved: 'Ce que vous avez saisi ici n’est pas encore enregistré.',
  leave: 'Quitter',
  staleTitle: 'Modifié par quelqu’un d’autre',
  reload: 'Recharger',
};
