import { Injectable } from '@nestjs/common';
import { Problem } from '../contract/problem.js';
import { Company } from '../platform/config/company.js';
import { ownWordsRefusal } from './password.js';

/** What only the owner's words tell; everything else is checked with the field. */
@Injectable()
export class PasswordRules {
  constructor(private readonly company: Company) {}

  requireOtherWords(field: string, password: string, { name, email }: { name: string; email: string }): void {
    const refused = ownWordsRefusal(password, [name, email, this.company.name]);
    if (refused) throw Problem.at(field, refused);
  }
}
