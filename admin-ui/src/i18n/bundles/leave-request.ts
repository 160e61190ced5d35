import { catalogueOf } from '../catalogue';
import * as english from '../en/leave-request';

export const messages = catalogueOf(english, import.meta.glob(['../??/leave-request.ts', '!../en/*']));
