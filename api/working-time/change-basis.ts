import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface BasisChecks {
  /** Refuses a basis that is no finished preview of this change at this version of the rules. What is stored in part may be stored to its end. */
  require(
    manager: EntityManager,
    basis: string,
    change: object,
    rulesVersion: number,
  ): Promise<void>;
  markStored(manager: EntityManager, basis: string): Promise<void>;
}

/** That a change was previewed before it is stored. Previews stand a floor above, and provide how it is checked. */
@Injectable()
export class ChangeBasis {
  // Without them every change fails, instead of passing.
  private checks: BasisChecks;

  provide(checks: BasisChecks): void {
    this.checks = checks;
  }

  /** In the unit that stores the change; `rulesVersion` is that before the unit changes rules itself. */
  async require(
    manager: EntityManager,
    basis: string,
    change: object,
    rulesVersion: number,
  ): Promise<void> {
    await this.requireFirst(manager, basis, change, rulesVersion);
    await this.markStored(manager, basis);
  }

  /** In the first of several units that store the change. */
  requireFirst(
    manager: EntityManager,
    basis: string,
    change: object,
    rulesVersion: number,
  ): Promise<void> {
    return this.checks.require(manager, basis, change, rulesVersion);
  }

  /** In the last of them. */
  markStored(manager: EntityManager, basis: string): Promise<void> {
    return this.checks.markStored(manager, basis);
  }
}
