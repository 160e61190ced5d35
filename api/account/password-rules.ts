import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../contract/problem.js';
import { CONFIGURATION } from '../platform/config/config.module.js';
import type { Configuration } from '../platform/config/configuration.js';
import { ownWordsFault } from './password.js';

/** What only the owner's words tell; everything else is checked with the field. */
@Injectable()
export class PasswordRules {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  requireOtherWords(field: string, password: string, { name, email }: { name: string; email: string }): void {
    const fault = ownWordsFault(password, [name, email, this.configuration.companyName]);
    if (fault) throw Problem.at(field, fault);
  }
}
