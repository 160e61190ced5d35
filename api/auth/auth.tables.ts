import type { TableDefinition } from '../platform/database/schema/schema-definition.js';

export const SESSION: TableDefinition = {
  name: 'session',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    device: 'varchar(200) NOT NULL',
    created_at: 'bigint NOT NULL',
    last_seen_at: 'bigint NOT NULL',
    expires_at: 'bigint NOT NULL',
    confirmed_until: 'bigint',
    address: 'varchar(64)',
  },
  keys: {
    session_pk: 'PRIMARY KEY (id)',
    session_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    session_by_account: 'account_id, id',
    session_by_expiry: 'expires_at',
  },
};

export const AUTH_ATTEMPT: TableDefinition = {
  name: 'auth_attempt',
  columns: {
    id: 'varchar(36) NOT NULL',
    purpose: 'varchar(20) NOT NULL',
    account_key: 'varchar(64) NOT NULL',
    address: 'varchar(64) NOT NULL',
    network: 'varchar(64)',
    wide_network: 'varchar(64)',
    device: 'varchar(64)',
    attempted_at: 'bigint NOT NULL',
  },
  keys: {
    auth_attempt_pk: 'PRIMARY KEY (id)',
  },
  indexes: {
    auth_attempt_by_account: 'account_key, purpose, attempted_at',
    auth_attempt_by_address: 'address, purpose, attempted_at',
    auth_attempt_by_network: 'network, purpose, attempted_at',
    auth_attempt_by_wide_network: 'wide_network, purpose, attempted_at',
    auth_attempt_by_time: 'attempted_at',
  },
};

export const KNOWN_DEVICE: TableDefinition = {
  name: 'known_device',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    device_hash: 'varchar(64) NOT NULL',
    last_used_at: 'bigint NOT NULL',
    origin_hash: 'varchar(64)',
  },
  keys: {
    known_device_pk: 'PRIMARY KEY (account_id, device_hash)',
    known_device_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    known_device_by_use: 'last_used_at',
  },
};

export const ONE_TIME_LINK: TableDefinition = {
  name: 'one_time_link',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    token_hash: 'varchar(64) NOT NULL',
    expires_at: 'bigint NOT NULL',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    one_time_link_pk: 'PRIMARY KEY (id)',
    one_time_link_token_unique: 'UNIQUE (token_hash)',
    one_time_link_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    one_time_link_by_expiry: 'expires_at',
  },
  referenceIndexes: {
    one_time_link_by_account: 'account_id',
  },
};

export const SECOND_FACTOR: TableDefinition = {
  name: 'second_factor',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    sealed_secret: 'varchar(200) NOT NULL',
    enabled_at: 'bigint',
    last_step: 'bigint NOT NULL',
    recovery_salt: 'varchar(32)',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    second_factor_pk: 'PRIMARY KEY (account_id)',
    second_factor_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
};

export const RECOVERY_CODE: TableDefinition = {
  name: 'recovery_code',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    code_hash: 'varchar(64) NOT NULL',
  },
  keys: {
    recovery_code_pk: 'PRIMARY KEY (account_id, code_hash)',
    recovery_code_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
};
