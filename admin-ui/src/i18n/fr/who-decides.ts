import type { Messages } from '../messages';

export * from './undo';

export const whoDecides: Messages['whoDecides'] = {
  hr: 'les RH',
  decides: 'Décision par %{names}',
  decidesFor: 'Décision par %{names} pour %{other} (absence jusqu’au %{date})',
  decidesInstead: 'Décision par %{names} (%{other} : absence jusqu’au %{date})',
  then: '%{first}, puis par %{next}',
  sentence: '%{steps}.',
  atOnce: 'Approbation immédiate : aucune décision n’est nécessaire.',
  atOnceByYou: 'Approbation immédiate, par vous.',
  since: 'depuis le %{date}',
  waiting: 'En attente : %{names}, depuis le %{date}',
  waitingForHr: 'En attente des RH depuis le %{date}',
};
