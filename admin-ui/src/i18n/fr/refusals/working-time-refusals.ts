export const workingTimeRefusals = {
  'pattern.not_found': 'Cet horaire de travail n’existe pas.',
  'pattern.name_taken': 'Il existe déjà un horaire de travail de ce nom.',
  'pattern.slots_malformed':
    'Le champ « %{label} » doit couvrir 1 à 4 semaines entières : pour chaque jour, les minutes du matin et de l’après-midi, de 0 à %{max}.',
  'pattern.no_work':
    'Cet horaire ne contient aucune heure de travail. Saisissez des heures pour une demi-journée au moins.',
  'calendar.not_found': 'Ce calendrier de jours fériés n’existe pas.',
  'calendar.name_taken': 'Il existe déjà un calendrier de jours fériés de ce nom.',
  'holiday.days_malformed':
    'Le champ « %{label} » doit être une liste d’au plus %{max} jours, chacun avec une date du type %{example}, un nom et, si ce n’est pas le jour entier, la demi-journée.',
  'holiday.removed_malformed':
    'Le champ « %{label} » doit être une liste d’au plus %{max} dates du type %{example}.',
  'holiday.day_twice': 'Le %{day} figure deux fois dans la liste.',
  'holiday.year_outside': 'Choisissez une année de %{first} à %{last}.',
  'holiday.no_proposals': 'Il n’y a pas de propositions pour ce pays ou cette région.',
  'holiday.no_columns':
    'Le tableau doit avoir une colonne de dates et une de noms, avec les en-têtes « date » et « nom ».',
  'holiday.no_events': 'Ce fichier de calendrier ne contient aucun événement.',
  'holiday.too_many_events':
    'Le fichier contient plus de %{max} événements ou lignes. Exportez moins d’années.',
  'holiday.too_many_dates':
    'Les événements répétés du fichier énumèrent plus de %{max} dates. Exportez moins d’années.',
  'calendar.too_long': 'Le calendrier affiche au plus %{max} jours à la fois.',
  'assignment.not_found': 'Cette attribution n’existe pas.',
  'assignment.ended': 'Cette attribution a déjà été retirée.',
  'assignment.holders_malformed':
    'Le champ « %{label} » doit désigner tout le monde, de 1 à %{max} personnes, ou un filtre de la liste.',
  'assignment.subject_malformed':
    'Le champ « %{label} » doit désigner les horaires de travail, les jours fériés ou un type de congé.',
  'assignment.subject_missing': 'Ce type de congé n’existe pas.',
  'assignment.target_missing': 'L’horaire, le calendrier ou la règle à attribuer n’existe pas.',
  'assignment.target_archived': '« %{name} » est archivé et ne peut plus être attribué.',
  'assignment.everybody_inherits': 'Seule une personne peut suivre l’attribution générale.',
  'assignment.target_and_inherit':
    'Choisissez soit un élément à attribuer, soit « comme tout le monde ».',
};
