import { catalogueOf } from '../catalogue';
import * as english from '../en/new-password';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/new-password.ts', '!../en/*']),
);
