import * as english from '../en/my-leaves';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/my-leaves') };
