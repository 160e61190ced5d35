import type { PAYROLL_FILE_REFUSALS } from '../../../../../api/contract/refusals/payroll-file-refusals.js';

export const payrollFileRefusals: Record<keyof typeof PAYROLL_FILE_REFUSALS, string> = {
  'payroll.no_sepa':
    'Un virement SEPA demande l’EUR comme monnaie et le compte bancaire de l’entreprise, saisi dans les paramètres. Téléchargez plutôt le fichier CSV.',
  'payroll.nobody_to_pay':
    'Personne dans cette paie n’a de net à payer et de compte bancaire accessible par SEPA.',
  'payroll.rows_refused':
    '%{count} ligne est refusée, rien n’est donc importé. Corrigez le fichier. |||| %{count} lignes sont refusées, rien n’est donc importé. Corrigez le fichier.',
  'payroll.import_not_found': 'Cette paie ne contient aucun montant de ce fichier.',
  'payroll.columns_missing': 'Le fichier n’a pas de colonne pour « %{label} ». Choisissez-en une.',
  'payroll.row_nobody': 'Aucun employé n’a ce matricule ni cette adresse e-mail.',
  'payroll.row_component_unknown': 'Aucune rubrique n’a ce nom ou ce code de paie.',
  'payroll.row_component_ambiguous':
    'Plusieurs rubriques ont ce nom ou ce code de paie. Donnez à chacune son propre code.',
  'payroll.row_percent':
    'Cette rubrique est un pourcentage : un fichier ne peut pas en donner le montant.',
  'payroll.row_extra_cells': 'Cette ligne a plus de cellules qu’il n’y a d’en-têtes.',
  'payroll.row_repeated':
    'La ligne %{row} a la même personne et la même rubrique. Les deux comptent.',
  'payroll.row_in_run': '%{name} a déjà %{component} %{amount} dans cette paie. Les deux comptent.',
  'payroll.row_in_other_run':
    '%{name} a déjà %{component} %{amount} dans d’autres paies de cette période. Les deux comptent.',
  'payroll.row_recurring':
    '%{name} a déjà %{component} %{amount} dans cette période. Les deux comptent.',
  'payroll.file_not_found': 'Ce fichier n’existe pas.',
  'payroll.file_published': 'Ce fichier est publié. Supprimez-le, puis envoyez-le de nouveau.',
  'payroll.files_unmatched':
    '%{count} fichier n’est encore attribué à personne. Choisissez une personne ou supprimez le fichier. |||| %{count} fichiers ne sont encore attribués à personne. Choisissez une personne pour chacun ou supprimez les fichiers.',
  'payroll.files_changed':
    'Les fichiers ont changé depuis le chargement de cette liste. Vérifiez-les, puis publiez.',
  'payroll.not_pdf': 'Ce fichier n’est pas un PDF.',
  'payroll.same_pdf': 'Ce fichier est le même que « %{name} ».',
  'payroll.too_many_files': 'Au plus %{max} fichiers peuvent être envoyés à la fois.',
  'payroll.zip_unreadable': '%{name} est illisible. Recréez-le sans mot de passe.',
  'payroll.zip_too_large': '%{name} est trop volumineux une fois décompressé. Divisez-le.',
};
