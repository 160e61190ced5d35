import { catalogueOf } from '../catalogue';
import * as english from '../en/coverage';

export const messages = catalogueOf(english, import.meta.glob(['../??/coverage.ts', '!../en/*']));
