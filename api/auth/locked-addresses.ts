import { isIPv6 } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { ATTEMPTS_WINDOW_MS } from '../platform/config/attempt-limits.js';
import { Clock } from '../platform/config/clock.js';
import { CONFIGURATION, type Configuration } from '../platform/config/configuration.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AuthAttempt } from './auth.tables.js';
import { isWithin, throttleAddress } from './client-address.js';

/** Purpose of attempts at accounts that were refused because of their address or network: no limit counts them. */
export const REFUSED = 'refused';

type Place = 'address' | 'network' | 'wide_network';

export interface LockedAddress {
  /** Or a network, such as 203.0.113.0/24. */
  address: string;
  attempts: number;
  accounts: number;
}

/** Addresses and networks from which too many attempts came, whatever the account. */
@Injectable()
export class LockedAddresses {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** A network has a multiple of an address's attempts, since it may be many people's: decision 0114. */
  limitOf(place: Place): number {
    return (
      { address: 1, network: 2, wide_network: 4 }[place] * this.configuration.attemptsPerAddress
    );
  }

  /** A company's own network, where many people share an address. Each account still has its limit there. */
  isTrusted(address: string): boolean {
    const network = address.replace(/\/64$/, '');
    return (
      this.configuration.trustedNetworks?.check(network, isIPv6(network) ? 'ipv6' : 'ipv4') ?? false
    );
  }

  /** Those of which the next attempt from a device that is not known would be refused. */
  async all(): Promise<LockedAddress[]> {
    const addresses = (await this.lockedBy('address')).filter(
      ({ address }) => !this.isTrusted(address),
    );
    return [
      ...addresses,
      ...(await this.lockedBy('network')),
      ...(await this.lockedBy('wide_network')),
    ];
  }

  /** Also unlocks the locked networks around an address, without which its next attempt would be refused as well. */
  async unlock(target: string): Promise<void> {
    const place = throttleAddress(target);
    const around = (await this.all())
      .map(({ address }) => address)
      .filter((address) => isWithin(place, address));
    for (const address of new Set([place, ...around]))
      await this.work.write((manager) =>
        manager.delete(AuthAttempt, [{ address }, { network: address }, { wideNetwork: address }]),
      );
  }

  private async lockedBy(place: Place): Promise<LockedAddress[]> {
    const counted = `${place} IS NOT NULL AND device IS NULL AND purpose <> ? AND attempted_at > ?`;
    const since = this.clock.now() - ATTEMPTS_WINDOW_MS;
    const rows = await this.work.read<{
      address: string;
      attempts: number | string;
      accounts: number | string;
    }>(
      `SELECT ${place} AS address, COUNT(*) AS attempts, COUNT(DISTINCT account_key) AS accounts FROM auth_attempt WHERE ${counted}
       AND ${place} IN (SELECT ${place} FROM auth_attempt WHERE ${counted} GROUP BY purpose, ${place} HAVING COUNT(*) >= ?) GROUP BY ${place} ORDER BY ${place}`,
      [REFUSED, since, REFUSED, since, this.limitOf(place)],
    );
    return rows.map(({ address, attempts, accounts }) => ({
      address,
      attempts: Number(attempts),
      accounts: Number(accounts),
    }));
  }
}
