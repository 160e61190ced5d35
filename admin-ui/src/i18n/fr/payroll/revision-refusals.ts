import type { RefusalKey } from '../../../../../api/contract/refusals/refusals.js';

export const revisionRefusals: Record<Extract<RefusalKey, `revision.${string}`>, string> = {
  'revision.not_found': 'Changement de salaire introuvable',
  'revision.withdrawn': 'Ce salaire a déjà été retiré ou remplacé.',
  'revision.opening': 'Le premier salaire ne peut pas être retiré.',
};
