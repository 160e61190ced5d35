import { catalogueOf } from '../catalogue';
import * as english from '../en/imports';

export const messages = catalogueOf(english, import.meta.glob(['../??/imports.ts', '!../en/*']));
