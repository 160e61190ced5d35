import { balanceMeaning } from './imports/balance-meaning';
import { columnNotes } from './imports/column-notes';
import { importedFields } from './imports/imported-fields';
import { importRemarks } from './imports/import-remarks';
import { rowMessages } from './imports/row-messages';
import type { Messages } from '../messages';

export * from './imports/headings';

export const imports: Messages['imports'] = {
  title: {
    employees: 'Importer du personnel',
    jobs: 'Importer des parcours',
    salaries: 'Importer des salaires',
    leaves: 'Importer des demandes de congé',
    balances: 'Importer des soldes de congés',
  },
  kinds: {
    employees: 'Personnel',
    jobs: 'Parcours',
    salaries: 'Salaires',
    leaves: 'Demandes de congé',
    balances: 'Soldes de congés',
  },
  steps: {
    label: 'Étapes de l’import',
    of: 'Étape %{step} sur %{count} :',
    upload: 'Fichier',
    columns: 'Colonnes et valeurs',
    check: 'Contrôle',
    apply: 'Import',
  },
  settled: {
    upload: '%{file}, %{count} ligne |||| %{file}, %{count} lignes',
    columns: '%{used} colonne utilisée sur %{count} |||| %{used} colonnes utilisées sur %{count}',
    check:
      '%{going} ligne sur %{count} peut être importée |||| %{going} lignes sur %{count} peuvent être importées',
  },
  notFound: 'Import introuvable',
  back: 'Retour',
  continue: 'Continuer',
  unreachable: 'Le serveur est injoignable pour le moment. Nouvelle tentative en cours.',
  changedSince:
    '%{count} enregistrement modifié depuis |||| %{count} enregistrements modifiés depuis',
  fault: {
    check: 'Les lignes n’ont pas été contrôlées.',
    apply: 'Rien n’a été importé.',
    undo: 'L’import n’a pas été annulé.',
  },
  results: {
    new: 'Nouvelles',
    changed: 'Modifiées',
    unchanged: 'Inchangées',
    repeated: 'Répétées',
    refused: 'Refusées',
  },
  outcomes: {
    new: 'Ajoutées',
    changed: 'Mises à jour',
    unchanged: 'Inchangées',
    repeated: 'Répétées',
    refused: 'Refusées',
  },
  row: {
    new: 'Nouvelle',
    changed: 'Modifiée',
    unchanged: 'Inchangée',
    repeated: 'Répétée',
    refused: 'Refusée',
  },
  rowMessages,
  fields: importedFields,
  balanceOf: 'Solde : %{type}',
  upload: {
    kind: 'Contenu du fichier',
    drop: 'Déposez un fichier CSV ou Excel ici',
    hint: 'ou choisissez-en un sur votre ordinateur. CSV séparé par des virgules, des points-virgules ou des tabulations. 20 Mo au plus.',
    choose: 'Choisir un fichier',
    another: 'Choisir un autre fichier',
    large: 'Ce fichier dépasse 20 Mo. Scindez-le, ou retirez les colonnes inutiles.',
    failed: 'Le fichier n’a pas pu être chargé. Veuillez réessayer.',
    read: '%{file} a été lu : %{count} ligne. |||| %{file} a été lu : %{count} lignes.',
    file: 'Le fichier',
    rows: '%{count} ligne |||| %{count} lignes',
    columns: '%{count} colonne |||| %{count} colonnes',
    workbook: 'classeur Excel',
    template: 'Télécharger un modèle',
    separators: {
      comma: 'séparées par des virgules',
      semicolon: 'séparées par des points-virgules',
      tab: 'séparées par des tabulations',
    },
    remove: 'Retirer',
    nothing: 'Rien n’est enregistré tant que vous n’avez pas vérifié les lignes.',
  },
  earlier: {
    title: 'Imports précédents',
    counts: 'Nouvelles : %{new}, modifiées : %{changed}',
    undo: 'Annuler',
    undoOf: 'Annuler l’import de %{name}',
    undone: 'Annulé le %{date}',
    continue: 'Continuer',
    watch: 'En cours',
    continueWith: 'Continuer avec %{name}',
    discard: 'Abandonner',
    discardOf: 'Abandonner %{name}',
    more: 'Afficher plus',
    failed: 'Les imports précédents n’ont pas pu être chargés.',
  },
  columns: {
    title: 'Colonnes',
    blanks:
      'Une cellule vide ne change rien : ce qui est déjà enregistré sur une personne reste. Pour retirer une valeur, modifiez la fiche de la personne.',
    jobBlanks:
      'Une cellule vide ne dit rien. Écrivez (none) là où quelque chose ne vaut plus à partir de ce jour. La première ligne de chaque personne vaut depuis le début.',
    heading: 'Colonne du fichier',
    samples: 'Exemples de valeurs',
    becomes: 'Champ',
    note: 'Remarque',
    becomesOf: 'Champ pour %{column}',
    columnOf: 'Colonne pour %{field}',
    none: 'Ne pas importer',
    noColumn: 'Aucune colonne',
    unknown: 'Laissé inconnu',
    constant: 'Une valeur pour toutes les lignes',
    constantOf: '%{field} pour toutes les lignes',
    blank: 'vide',
    show: 'Afficher la colonne non importée |||| Afficher les %{count} colonnes non importées',
    hide: 'Masquer les colonnes non importées',
    check: 'Contrôler %{count} ligne |||| Contrôler %{count} lignes',
    lacking:
      'Un paramètre ci-dessus est manquant ou non valide. |||| %{count} paramètres ci-dessus sont manquants ou non valides.',
    refused: 'Les lignes n’ont pas pu être contrôlées.',
    failed: 'Les colonnes du fichier n’ont pas pu être chargées.',
  },
  notes: columnNotes,
  dates: {
    title: 'Dates',
    orders: {
      'year-first': 'Année en premier',
      'month-first': 'Mois en premier',
      'day-first': 'Jour en premier',
    },
    clear:
      '%{clear} date sur %{count} ne se lit que d’une façon. |||| %{clear} dates sur %{count} ne se lisent que d’une façon.',
    unclear:
      'La date peut se lire de plusieurs façons. Choisissez le bon ordre. |||| %{count} dates peuvent se lire de plusieurs façons. Choisissez le bon ordre.',
    means: '%{written} est le %{date}.',
    exist: 'La date est valide. |||| %{count} dates sont valides.',
    wrong:
      '%{count} date serait non valide, par exemple %{example}. |||| %{count} dates seraient non valides, par exemple %{example}.',
  },
  decimals: {
    title: 'Montants',
    help: 'Le séparateur décimal du fichier.',
    signs: { point: 'Point', comma: 'Virgule' },
    means: '%{written} est %{amount}.',
    wrong: 'Certains montants seraient illisibles, par exemple %{example}.',
  },
  currency: {
    title: 'Devise',
    help: 'Le fichier indique %{shown}, mais votre entreprise paie en %{currency}.',
    confirm: 'Les montants sont en %{currency}',
    means:
      '%{written} est enregistré comme %{amount}. Les montants ne sont pas convertis. Pour les convertir, modifiez le fichier et chargez-le de nouveau.',
  },
  pay: {
    help: 'Les salaires sont enregistrés par mois.',
    periods: { year: 'Par an', month: 'Par mois' },
    other: 'Ne pas importer',
    means: {
      year: '%{written} par an devient %{month} par mois.',
      month: '%{written} reste %{month} par mois.',
    },
  },
  payDay: {
    title: 'Dates de paie',
    help: 'Certaines dates de paie du fichier sont des mois.',
    confirm: 'La paie est versée le dernier jour du mois',
    means:
      '%{written} devient le dernier jour de ce mois. Les dates avec un jour restent telles quelles.',
  },
  hireDay: {
    title: 'Dates d’embauche',
    help: 'La colonne « %{heading} » peut contenir le premier jour du contrat le plus récent, et non le jour de l’embauche.',
    confirm: 'L’embauche a eu lieu ces jours-là',
    means:
      '%{written} devient une date d’embauche. Sinon, choisissez une autre colonne, ou « Ne pas importer ».',
  },
  values: {
    title: 'Valeurs',
    help: 'Proposées d’après ce que contient le fichier.',
    of: '%{value} devient',
    missing: 'Choisissez une valeur.',
    unknown: 'Inconnu',
    many: 'Cette colonne a trop de valeurs différentes. S’agit-il d’une autre colonne ?',
  },
  people: {
    title: 'E-mail et rôle',
    withoutEmail:
      'Pour la personne sans adresse e-mail. |||| Pour les %{count} personnes sans adresse e-mail.',
    withoutRole:
      'Pour la personne sans rôle dans le fichier. |||| Pour les %{count} personnes sans rôle dans le fichier.',
    pattern: 'Modèle des adresses e-mail',
    patternHelp: '%{first}, %{last} et %{id} sont remplacés par le prénom, le nom et le matricule.',
    domain: 'Domaine',
    domainHelp: 'La partie après le @. Le vôtre est %{domain}.',
    domainOpen: 'La partie après le @.',
    example: '%{email}, avec un numéro si elle est déjà prise',
    admins: 'Les admins voient et modifient tout. Êtes-vous sûr ?',
  },
  keep: {
    label: 'Enregistrer cette correspondance',
    name: 'Nom de la correspondance',
    missing: 'Veuillez saisir un nom.',
    use: 'Utiliser une correspondance enregistrée',
    none: 'Aucune',
    by: 'Enregistrée par %{name}, %{at}',
    fresh: 'Recommencer à zéro',
    unfit: 'Cette correspondance n’a aucune colonne en commun avec le fichier.',
    remove: 'Supprimer cette correspondance',
  },
  running: {
    checking: 'Contrôle de %{count} ligne |||| Contrôle de %{count} lignes',
    importing: {
      employees: 'Import de %{count} personne |||| Import de %{count} personnes',
      jobs: 'Import de %{count} ligne de parcours |||| Import de %{count} lignes de parcours',
      salaries: 'Import de %{count} salaire |||| Import de %{count} salaires',
      leaves: 'Import de %{count} demande de congé |||| Import de %{count} demandes de congé',
      balances: 'Import des soldes de %{count} ligne |||| Import des soldes de %{count} lignes',
    },
    undoing: 'Annulation de l’import de %{name}',
    about: '%{file}, commencé le %{at}',
    starting: 'Démarrage',
    rows: '%{done} ligne sur %{count} |||| %{done} lignes sur %{count}',
    seconds: 'encore %{count} seconde environ |||| encore %{count} secondes environ',
    minutes: 'encore %{count} minute environ |||| encore %{count} minutes environ',
    close:
      'Vous pouvez fermer cette page. Le traitement continue, et cette page en montre l’avancement.',
    closeImport:
      'Vous pouvez fermer cette page. L’import continue, et une notification vous dira quand il est terminé.',
    cancelCheck: 'Arrêter le contrôle',
    cancelImport: 'Arrêter l’import',
    cancelUndo: 'Arrêter l’annulation',
  },
  meaning: balanceMeaning,
  check: {
    all: 'Toutes',
    warned: 'À vérifier',
    row: 'Ligne',
    rowNumber: 'Ligne %{row}',
    rows: 'Lignes du fichier',
    result: 'Résultat',
    none: 'Aucune ligne',
    effects: 'Avant l’import',
    noneOf: 'Aucune ligne n’a ce résultat.',
    done: 'Contrôle terminé. Nouvelles : %{new}, modifiées : %{changed}, inchangées : %{unchanged}, répétées : %{repeated}, refusées : %{refused}',
    after: '%{amount} ensuite',
    aYear: '%{amount} par an',
    aYearRounded: '%{amount} par an, %{months} en douze mois',
    currency:
      'Le fichier indique %{shown} : les montants sont enregistrés en %{currency}, sans conversion.',
    unfold: 'En afficher %{count} de plus |||| En afficher %{count} de plus',
    fold: 'En afficher moins',
    new: 'Une ligne sera ajoutée. |||| %{count} lignes seront ajoutées, toutes ou aucune.',
    changed:
      'Une fiche sera mise à jour. |||| %{count} fiches seront mises à jour, toutes ou aucune.',
    both: 'Lignes à ajouter : %{new}, à mettre à jour : %{changed}, toutes ou aucune.',
    repeated: 'Une ligne en répète une autre. |||| %{count} lignes en répètent d’autres.',
    stayOut:
      'La ligne refusée ne sera pas importée. |||| Les %{count} lignes refusées ne seront pas importées.',
    nothing: 'Il n’y a rien à importer : tout ce que contient le fichier est déjà enregistré.',
    nothingRefused:
      'Il n’y a rien à importer : une ligne est refusée et aucune autre n’est nouvelle. |||| Il n’y a rien à importer : %{count} lignes sont refusées et aucune autre n’est nouvelle.',
    openings:
      '%{type} : %{amount} pour une personne. |||| %{type} : %{amount} pour %{count} personnes.',
    departments:
      'Un service sera aussi créé : %{names}. |||| %{count} services seront aussi créés : %{names}.',
    uninvited: 'Personne n’est invité pour le moment.',
    unknown:
      'Inconnu pour toutes les nouvelles personnes tant que leur fiche n’est pas complétée : %{fields}.',
    unpaid: 'Sans salaire, elles ne peuvent pas figurer dans un cycle de paie.',
    import: {
      employees: 'Importer %{count} personne |||| Importer %{count} personnes',
      jobs: 'Importer %{count} ligne de parcours |||| Importer %{count} lignes de parcours',
      salaries: 'Importer %{count} salaire |||| Importer %{count} salaires',
      leaves: 'Importer %{count} demande de congé |||| Importer %{count} demandes de congé',
      balances: 'Importer les soldes de %{count} ligne |||| Importer les soldes de %{count} lignes',
    },
  },
  noticed: importRemarks,
  applying: {
    checking: 'Lignes préparées',
    departments: 'Un service créé |||| %{count} services créés',
    people: 'Personnes et comptes',
    records: 'Enregistrements',
    audit: 'Journal d’audit',
    states: { done: 'terminé', doing: 'en cours' },
  },
  refused: { download: 'Télécharger les lignes refusées', suffix: 'refus' },
  applied: {
    added: {
      employees: '%{count} personne ajoutée |||| %{count} personnes ajoutées',
      jobs: '%{count} ligne de parcours importée |||| %{count} lignes de parcours importées',
      salaries: '%{count} salaire ajouté |||| %{count} salaires ajoutés',
      leaves: '%{count} demande de congé ajoutée |||| %{count} demandes de congé ajoutées',
      balances: 'Soldes de %{count} ligne importés |||| Soldes de %{count} lignes importés',
    },
    updated: {
      employees: '%{count} personne mise à jour |||| %{count} personnes mises à jour',
      jobs: '%{count} ligne de parcours mise à jour |||| %{count} lignes de parcours mises à jour',
      salaries: '%{count} salaire mis à jour |||| %{count} salaires mis à jour',
      leaves: '%{count} demande de congé mise à jour |||| %{count} demandes de congé mises à jour',
      balances: 'Soldes de %{count} ligne mis à jour |||| Soldes de %{count} lignes mis à jour',
    },
    alsoUpdated: {
      employees: '%{count} mise à jour |||| %{count} mises à jour',
      jobs: '%{count} mise à jour |||| %{count} mises à jour',
      salaries: '%{count} mis à jour',
      leaves: '%{count} mise à jour |||| %{count} mises à jour',
      balances: '%{count} mis à jour',
    },
    by: '%{file}, par %{who}, le %{at}',
    took: 'en une seconde |||| en %{count} secondes',
    view: 'Voir le personnel',
    viewLeaves: 'Voir les demandes de congé',
    viewBalances: 'Voir les soldes de congés',
    openings: 'Soldes initiaux',
    refused: 'Une ligne a été refusée |||| %{count} lignes ont été refusées',
    refusedText:
      'Fichier CSV avec le motif à côté de chaque ligne, prêt à être corrigé et chargé de nouveau.',
    departments: 'Un service a été créé |||| %{count} services ont été créés',
    viewDepartments: 'Voir les services',
    undo: 'Cet import peut être annulé',
    undoText: {
      employees: 'Tant qu’aucune des personnes importées n’a été modifiée ni payée.',
      jobs: 'Tant qu’aucun des changements importés n’a été retiré ou remplacé.',
      salaries: 'Tant qu’aucun des salaires importés n’a été modifié.',
      leaves: 'Tant qu’aucune des demandes importées n’a été modifiée, approuvée ou refusée.',
      balances:
        'Tant qu’aucun des soldes importés n’a été annulé et que leurs années de congés sont ouvertes. Le compte conserve chaque écriture et son annulation.',
    },
    noUndo: 'Cet import ne peut plus être annulé',
  },
  invitations: {
    waiting:
      'Une personne n’a pas encore de mot de passe |||| %{count} personnes n’ont pas encore de mot de passe',
    mail: 'Les invitations sont envoyées par e-mail. Chaque personne pourra se connecter après avoir accepté la sienne.',
    noMail:
      'L’envoi d’e-mails n’est pas configuré : créez un fichier avec tous les liens et transmettez-les vous-même. Chaque personne pourra se connecter après avoir utilisé le sien.',
    invited: 'Une personne a déjà été invitée. |||| %{count} personnes ont déjà été invitées.',
    left: 'Une autre personne est partie et n’a pas besoin d’invitation. |||| %{count} autres sont parties et n’ont pas besoin d’invitation.',
  },
  undo: {
    action: 'Annuler l’import',
    title: 'Annuler l’import de %{name} ?',
    takeOut: {
      employees:
        'La personne ajoutée sera retirée. |||| Les %{count} personnes ajoutées seront retirées.',
      jobs: 'Les changements d’une ligne seront retirés. |||| Les changements de %{count} lignes seront retirés.',
      salaries: 'Le salaire ajouté sera retiré. |||| Les %{count} salaires ajoutés seront retirés.',
      leaves:
        'La demande ajoutée sera retirée. |||| Les %{count} demandes ajoutées seront retirées.',
      balances:
        'Les soldes d’une ligne seront annulés. |||| Les soldes de %{count} lignes seront annulés.',
    },
    setBack: {
      employees:
        'La personne mise à jour sera rétablie. |||| Les %{count} personnes mises à jour seront rétablies.',
      jobs: 'Les changements mis à jour seront rétablis.',
      salaries:
        'Le salaire mis à jour sera rétabli. |||| Les %{count} salaires mis à jour seront rétablis.',
      leaves:
        'La demande mise à jour sera rétablie. |||| Les %{count} demandes mises à jour seront rétablies.',
      balances: 'Les soldes mis à jour seront rétablis.',
    },
    departments: 'Les services créés par cet import seront aussi retirés.',
  },
  undone: {
    title: 'Import annulé',
    by: 'Annulé par %{who}, le %{at}',
    text: 'Tout est comme avant. Le journal d’audit conserve l’import et son annulation.',
    another: 'Importer un autre fichier',
  },
};
