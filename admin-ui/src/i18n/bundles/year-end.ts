import { catalogueOf } from '../catalogue';
import * as english from '../en/year-end';

export const messages = catalogueOf(english, import.meta.glob(['../??/year-end.ts', '!../en/*']));
