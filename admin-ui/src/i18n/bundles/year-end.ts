import * as english from '../en/year-end';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/year-end') };
