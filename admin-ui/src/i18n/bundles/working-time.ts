import * as english from '../en/working-time';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/working-time') };
