import { catalogueOf } from '../catalogue';
import * as english from '../en/reset';

export const messages = catalogueOf(english, import.meta.glob(['../??/reset.ts', '!../en/*']));
