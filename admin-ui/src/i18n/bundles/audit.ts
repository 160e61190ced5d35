import { catalogueOf } from '../catalogue';
import * as english from '../en/audit';

export const messages = catalogueOf(english, import.meta.glob(['../??/audit.ts', '!../en/*']));
