import { catalogueOf } from '../catalogue';
import { common } from '../en/common';

/** English is part of the first script, as the fallback for a language that cannot be loaded. */
export const messages = catalogueOf(
  common,
  import.meta.glob(['../??/common.ts', '!../en/*'], { import: 'common' }),
);
