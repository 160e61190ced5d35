import { catalogueOf } from '../catalogue';
import * as english from '../en/decide-leave';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/decide-leave.ts', '!../en/*']),
);
