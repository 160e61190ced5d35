import { catalogueOf } from '../catalogue';
import * as english from '../en/second-step';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/second-step.ts', '!../en/*']),
);
