import type { Messages } from '../../messages';

export const importRemarks: Messages['imports']['noticed'] = {
  yearlyRounded:
    'Un salaire annuel n’est pas divisible par douze : le montant mensuel est arrondi et le journal d’audit conserve le montant annuel. |||| %{count} salaires annuels ne sont pas divisibles par douze : les montants mensuels sont arrondis et le journal d’audit conserve les montants annuels.',
  payLeftOut:
    'Un salaire n’est ni mensuel ni annuel et n’est pas importé. |||| %{count} salaires ne sont ni mensuels ni annuels et ne sont pas importés.',
  lowPay:
    'Un salaire est exceptionnellement bas pour un mois. |||| %{count} salaires sont exceptionnellement bas pour un mois.',
  maritalStatusSimplified:
    'Une situation familiale, par exemple « séparé », est enregistrée comme « Marié(e) ». |||| %{count} situations familiales, par exemple « séparé », sont enregistrées comme « Marié(e) ».',
  phoneLeftOut:
    'Un numéro de téléphone n’est pas valide et n’est pas repris. |||| %{count} numéros de téléphone ne sont pas valides et ne sont pas repris.',
  unknownUntilCompleted:
    'Une personne a une fiche incomplète, où N/D s’affiche en attendant. |||| %{count} personnes ont une fiche incomplète, où N/D s’affiche en attendant.',
  withoutPay:
    'Une personne n’a pas de salaire et ne peut pas figurer dans un cycle de paie. |||| %{count} personnes n’ont pas de salaire et ne peuvent pas figurer dans un cycle de paie.',
  managerAsText:
    'Un nom sous « Responsable » ne correspond pas à une seule personne et est conservé comme texte. |||| %{count} noms sous « Responsable » ne correspondent pas à une seule personne et sont conservés comme texte.',
  managerLeftOut:
    'Un nom sous « Responsable » ne correspond pas à une seule personne et n’est pas repris. |||| %{count} noms sous « Responsable » ne correspondent pas à une seule personne et ne sont pas repris.',
  approverLeftOut:
    'Un nom sous « Approbation par » ne correspond pas à une seule autre personne et n’est pas repris. |||| %{count} noms sous « Approbation par » ne correspondent pas à une seule autre personne et ne sont pas repris.',
  deputyLeftOut:
    'Un nom sous « Suppléance » ne correspond pas à une seule autre personne et n’est pas repris. |||| %{count} noms sous « Suppléance » ne correspondent pas à une seule autre personne et ne sont pas repris.',
  signInCloses:
    'Une personne est partie et sera déconnectée. |||| %{count} personnes sont parties et seront déconnectées.',
  accountLeftOut:
    'Un compte bancaire est laissé de côté : seule une personne de l’administration connectée peut l’importer. |||| %{count} comptes bancaires sont laissés de côté : seule une personne de l’administration connectée peut les importer.',
  holderWithoutIban:
    'Un titulaire de compte est sans IBAN et laissé de côté. |||| %{count} titulaires de compte sont sans IBAN et laissés de côté.',
  patternFrom:
    'Un temps de travail est attribué à partir du premier jour après les années de congés clôturées. |||| %{count} temps de travail sont attribués à partir du premier jour après les années de congés clôturées.',
  patternLeftOut:
    'Un temps de travail se situe dans des années de congés clôturées et est laissé de côté. |||| %{count} temps de travail se situent dans des années de congés clôturées et sont laissés de côté.',
};
