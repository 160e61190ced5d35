import * as english from '../en/my-salary';
import type { Catalogue } from '../language';

export const messages: Catalogue = { en: async () => english, fr: () => import('../fr/my-salary') };
