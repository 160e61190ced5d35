import { catalogueOf } from '../catalogue';
import * as english from '../en/my-team';

export const messages = catalogueOf(english, import.meta.glob(['../??/my-team.ts', '!../en/*']));
