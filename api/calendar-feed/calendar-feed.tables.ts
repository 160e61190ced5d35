import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

/** Addresses from which calendar programs read. Bound to account and kind; what they show is computed at each reading. */
export const CALENDAR_FEED = {
  name: 'calendar_feed',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    kind: 'varchar(10) NOT NULL',
    token_hash: 'varchar(64) NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    calendar_feed_token_unique: 'UNIQUE (token_hash)',
    calendar_feed_kind_unique: 'UNIQUE (account_id, kind)',
    calendar_feed_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
    calendar_feed_kind_check: "CHECK (kind IN ('own', 'team', 'department', 'holidays'))",
  },
} as const satisfies TableDefinition;
