import { catalogueOf } from '../catalogue';
import * as english from '../en/office';

export const messages = catalogueOf(english, import.meta.glob(['../??/office.ts', '!../en/*']));
