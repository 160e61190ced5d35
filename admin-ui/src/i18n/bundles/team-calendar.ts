import { catalogueOf } from '../catalogue';
import * as english from '../en/team-calendar';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/team-calendar.ts', '!../en/*']),
);
