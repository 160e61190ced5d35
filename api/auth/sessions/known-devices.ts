import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import type { StoredRow } from '../../platform/database/schema/schema-definition.js';
import { execute } from '../../platform/database/statements/execute.js';
import { insertRow } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { cookiesOf, setCookie } from '../../platform/http/anti-forgery.js';
import { Housekeeping } from '../../platform/periodic/housekeeping.js';
import type { KNOWN_DEVICE } from '../auth.tables.js';
import { throttleAddressOf } from '../client-address.js';
import { userAgent } from './device-name.js';
import { NewDeviceMail } from './new-device-mail.js';

const COOKIE = 'device';
const YEAR_S = 365 * 24 * 60 * 60;
const MAX_DEVICES = 20;
const ID_LENGTH = 32;

@Injectable()
export class KnownDevices {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly mail: NewDeviceMail,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM known_device WHERE last_used_at < ?', [
        clock.now() - YEAR_S * 1000,
      ]),
    );
  }

  async findKnown(
    accountId: string | undefined,
    request: FastifyRequest,
  ): Promise<string | undefined> {
    const device = this.deviceOf(request);
    if (!device || !accountId) return undefined;
    const deviceHash = this.hashOf(device);
    const [known] = await this.work.read(
      'SELECT 1 AS known FROM known_device WHERE account_id = ? AND device_hash = ?',
      [accountId, deviceHash],
    );
    return known ? deviceHash : undefined;
  }

  async forget(accountId: string): Promise<void> {
    await this.work.write((manager) =>
      manager.query('DELETE FROM known_device WHERE account_id = ?', [accountId]),
    );
  }

  /** Without an origin until its first sign-in, which is announced like that of any other device. */
  rememberReset(accountId: string, request: FastifyRequest): Promise<string> {
    const device = this.deviceOf(request) ?? this.newDevice();
    const deviceHash = this.hashOf(device);
    return this.work.write(async (manager) => {
      const used =
        'UPDATE known_device SET last_used_at = ? WHERE account_id = ? AND device_hash = ?';
      const now = this.clock.now();
      if ((await execute(manager, used, [now, accountId, deviceHash])) === 0) {
        await insertRow(manager, 'known_device', {
          account_id: accountId,
          device_hash: deviceHash,
          origin_hash: null,
          last_used_at: now,
        });
      }
      return device;
    });
  }

  /** Announces a new device by mail, except at the first sign-in of an account and from a known origin. */
  remember(accountId: string, request: FastifyRequest): Promise<string> {
    const device = this.deviceOf(request) ?? this.newDevice();
    const deviceHash = this.hashOf(device);
    const originHash = this.configuration.secret.hash(
      'device-origin',
      userAgent(request),
      throttleAddressOf(request),
    );
    return this.work.write(async (manager) => {
      const known = await manager.query<StoredRow<typeof KNOWN_DEVICE>[]>(
        'SELECT device_hash, origin_hash, last_used_at FROM known_device WHERE account_id = ? ORDER BY last_used_at DESC',
        [accountId],
      );
      const others = known.filter((one) => one.device_hash !== deviceHash);
      const now = this.clock.now();
      const used =
        'UPDATE known_device SET origin_hash = ?, last_used_at = ? WHERE account_id = ? AND device_hash = ?';
      if (
        others.length === known.length ||
        (await execute(manager, used, [originHash, now, accountId, deviceHash])) === 0
      ) {
        await insertRow(manager, 'known_device', {
          account_id: accountId,
          device_hash: deviceHash,
          origin_hash: originHash,
          last_used_at: now,
        });
      }
      // Clients without cookies would add a device with every sign-in.
      const tooOld = others[MAX_DEVICES - 1];
      if (tooOld)
        await execute(
          manager,
          'DELETE FROM known_device WHERE account_id = ? AND device_hash <> ? AND last_used_at <= ?',
          [accountId, deviceHash, tooOld.last_used_at],
        );
      const signedIn = known.filter((one) => one.origin_hash !== null);
      const isNew =
        signedIn.length > 0 &&
        !signedIn.some((one) => one.device_hash === deviceHash || one.origin_hash === originHash);
      if (isNew) await this.mail.add(accountId, request);
      return device;
    });
  }

  setDeviceCookie(device: string, request: FastifyRequest, reply: FastifyReply): void {
    setCookie(request, reply, COOKIE, device, { path: '/api', httpOnly: true, maxAge: YEAR_S });
  }

  private newDevice(): string {
    const id = randomBytes(24).toString('base64url');
    return id + this.signature(id);
  }

  private deviceOf(request: FastifyRequest): string | undefined {
    const cookie = cookiesOf(request)[COOKIE];
    const id = cookie?.slice(0, ID_LENGTH);
    return id && cookie === id + this.signature(id) ? cookie : undefined;
  }

  private signature(id: string): string {
    return this.configuration.secret.hash('device-cookie', id).slice(0, 32);
  }

  private hashOf(device: string): string {
    return this.configuration.secret.hash('device', device);
  }
}
