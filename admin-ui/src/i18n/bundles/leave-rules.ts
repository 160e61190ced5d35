import * as english from '../en/leave-rules';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/leave-rules') };
