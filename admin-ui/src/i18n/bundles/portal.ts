import { catalogueOf } from '../catalogue';
import * as english from '../en/portal';

export const messages = catalogueOf(english, import.meta.glob(['../??/portal.ts', '!../en/*']));
