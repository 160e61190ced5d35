import { catalogueOf } from '../catalogue';
import * as english from '../en/absence-report';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/absence-report.ts', '!../en/*']),
);
