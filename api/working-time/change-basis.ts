import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Refuses a basis that is no finished preview of this change at this version of the rules. */
export type BasisCheck = (manager: EntityManager, basis: string, change: object, rulesVersion: number) => Promise<void>;

/** That a change was previewed before it is stored. Previews stand a floor above, and provide how it is checked. */
@Injectable()
export class ChangeBasis {
  private check: BasisCheck = () => Promise.resolve();

  provide(check: BasisCheck): void {
    this.check = check;
  }

  /** In the unit that stores the change; `rulesVersion` is that before the unit changes rules itself. */
  require(manager: EntityManager, basis: string, change: object, rulesVersion: number): Promise<void> {
    return this.check(manager, basis, change, rulesVersion);
  }
}
