import { catalogueOf } from '../catalogue';
import * as english from '../en/my-leaves';

export const messages = catalogueOf(english, import.meta.glob(['../??/my-leaves.ts', '!../en/*']));
