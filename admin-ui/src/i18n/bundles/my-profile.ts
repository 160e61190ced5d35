import * as english from '../en/my-profile';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/my-profile') };
