import { catalogueOf } from '../catalogue';
import * as english from '../en/balances';

export const messages = catalogueOf(english, import.meta.glob(['../??/balances.ts', '!../en/*']));
