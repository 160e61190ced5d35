import { Injectable } from '@nestjs/common';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { choicesWith, type ImportChoices } from './value-words.js';

/** Includes archived leave types, since files contain past leave. */
@Injectable()
export class MappingChoices {
  constructor(private readonly types: LeaveTypes) {}

  async read(): Promise<ImportChoices> {
    return choicesWith(await this.types.names());
  }
}
