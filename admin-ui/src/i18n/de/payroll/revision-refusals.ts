import type { RefusalKey } from '../../../../../api/contract/refusals/refusals.js';

export const revisionRefusals: Record<Extract<RefusalKey, `revision.${string}`>, string> = {
  'revision.not_found': 'Gehaltsänderung nicht gefunden',
  'revision.withdrawn': 'Dieses Gehalt wurde bereits zurückgezogen oder ersetzt.',
  'revision.opening': 'Das erste Gehalt kann nicht zurückgezogen werden.',
};
