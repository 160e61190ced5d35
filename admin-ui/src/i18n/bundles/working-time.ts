import { catalogueOf } from '../catalogue';
import * as english from '../en/working-time';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/working-time.ts', '!../en/*']),
);
