import { Entity } from 'typeorm';
import { type TableDefinition, columnsOf } from '../platform/database/schema/schema-definition.js';

export const DEVICE_MAX = 200;

export const SESSION = {
  name: 'session',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    device: `varchar(${DEVICE_MAX}) NOT NULL`,
    created_at: 'bigint NOT NULL',
    last_seen_at: 'bigint NOT NULL',
    expires_at: 'bigint NOT NULL',
    confirmed_until: 'bigint',
    address: 'varchar(64)',
  },
  keys: {
    session_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    session_by_account: 'account_id, id',
    session_by_expiry: 'expires_at',
  },
} as const satisfies TableDefinition;

/** A failed attempt, one still being verified, or (as 'refused') whose attempt a locked address refused. */
export const AUTH_ATTEMPT = {
  name: 'auth_attempt',
  columns: {
    id: 'varchar(36) NOT NULL',
    purpose: 'varchar(20) NOT NULL',
    account_key: 'varchar(64) NOT NULL',
    address: 'varchar(64) NOT NULL',
    /** Both networks are null within TRUSTED_NETWORKS, which counts for no network. */
    network: 'varchar(64)',
    wide_network: 'varchar(64)',
    device: 'varchar(64)',
    attempted_at: 'bigint NOT NULL',
  },
  indexes: {
    auth_attempt_by_account: 'account_key, purpose, attempted_at',
    auth_attempt_by_address: 'address, purpose, attempted_at',
    auth_attempt_by_network: 'network, purpose, attempted_at',
    auth_attempt_by_wide_network: 'wide_network, purpose, attempted_at',
    auth_attempt_by_time: 'attempted_at',
  },
} as const satisfies TableDefinition;

export const KNOWN_DEVICE = {
  name: 'known_device',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    device_hash: 'varchar(64) NOT NULL',
    last_used_at: 'bigint NOT NULL',
    /** Keyed hash of User-Agent and address, for clients that keep no cookies, such as scripts. Null if the device has reset the password and not signed in yet. */
    origin_hash: 'varchar(64)',
  },
  primaryKey: 'account_id, device_hash',
  keys: {
    known_device_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    known_device_by_use: 'last_used_at',
  },
} as const satisfies TableDefinition;

export const ONE_TIME_LINK = {
  name: 'one_time_link',
  columns: {
    id: 'varchar(36) NOT NULL',
    account_id: 'varchar(36) NOT NULL',
    token_hash: 'varchar(64) NOT NULL',
    expires_at: 'bigint NOT NULL',
  },
  keys: {
    one_time_link_token_unique: 'UNIQUE (token_hash)',
    one_time_link_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
  indexes: {
    one_time_link_by_expiry: 'expires_at',
  },
  referenceIndexes: {
    one_time_link_by_account: 'account_id',
  },
} as const satisfies TableDefinition;

/** Pending until `enabledAt` is set. */
export const SECOND_FACTOR = {
  name: 'second_factor',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    sealed_secret: 'varchar(200) NOT NULL',
    enabled_at: 'bigint',
    /** 30-second period of the last accepted code: that code and older ones are refused. */
    last_step: 'bigint NOT NULL',
    recovery_salt: 'varchar(32)',
    created_at: 'bigint NOT NULL',
  },
  primaryKey: 'account_id',
  keys: {
    second_factor_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
} as const satisfies TableDefinition;

export const RECOVERY_CODE = {
  name: 'recovery_code',
  columns: {
    account_id: 'varchar(36) NOT NULL',
    code_hash: 'varchar(64) NOT NULL',
  },
  primaryKey: 'account_id, code_hash',
  keys: {
    recovery_code_account_fk: 'FOREIGN KEY (account_id) REFERENCES account (id)',
  },
} as const satisfies TableDefinition;

@Entity(SECOND_FACTOR.name)
export class SecondFactor extends columnsOf(SECOND_FACTOR) {}

@Entity(RECOVERY_CODE.name)
export class RecoveryCode extends columnsOf(RECOVERY_CODE) {}

@Entity(AUTH_ATTEMPT.name)
export class AuthAttempt extends columnsOf(AUTH_ATTEMPT) {}

@Entity(SESSION.name)
export class Session extends columnsOf(SESSION) {}

@Entity(ONE_TIME_LINK.name)
export class OneTimeLink extends columnsOf(ONE_TIME_LINK) {}
