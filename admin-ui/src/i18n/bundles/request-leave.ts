import { catalogueOf } from '../catalogue';
import * as english from '../en/request-leave';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/request-leave.ts', '!../en/*']),
);
