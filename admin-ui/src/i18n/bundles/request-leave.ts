import * as english from '../en/request-leave';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/request-leave') };
