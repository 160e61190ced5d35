import { catalogueOf } from '../catalogue';
import * as english from '../en/leave-rules';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/leave-rules.ts', '!../en/*']),
);
