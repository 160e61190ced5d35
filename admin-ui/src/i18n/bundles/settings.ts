import { catalogueOf } from '../catalogue';
import * as english from '../en/settings';

export const messages = catalogueOf(english, import.meta.glob(['../??/settings.ts', '!../en/*']));
