import { catalogueOf } from '../catalogue';
import * as english from '../en/my-profile';

export const messages = catalogueOf(english, import.meta.glob(['../??/my-profile.ts', '!../en/*']));
