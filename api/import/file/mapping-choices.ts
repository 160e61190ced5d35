import { Injectable } from '@nestjs/common';
import { LeaveTypes } from '../../entitlement/types/leave-types.js';
import { choicesWith, type ImportChoices } from './value-words.js';

/** What a cell of a file can mean. Files tell of the past, so archived leave types are among it. */
@Injectable()
export class MappingChoices {
  constructor(private readonly types: LeaveTypes) {}

  async read(): Promise<ImportChoices> {
    return choicesWith(await this.types.names());
  }
}
