import { catalogueOf } from '../catalogue';
import * as english from '../en/my-salary';

export const messages = catalogueOf(english, import.meta.glob(['../??/my-salary.ts', '!../en/*']));
