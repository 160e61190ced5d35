import { catalogueOf } from '../catalogue';
import * as english from '../en/balances-with-ledger';

export const messages = catalogueOf(
  english,
  import.meta.glob(['../??/balances-with-ledger.ts', '!../en/*']),
);
