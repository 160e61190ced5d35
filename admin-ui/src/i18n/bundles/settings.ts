import * as english from '../en/settings';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/settings') };
