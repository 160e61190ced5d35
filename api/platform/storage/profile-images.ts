import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Problem, refusal } from '../../contract/problem.js';
import { denied, isAdmin, type Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import { newId } from '../database/statements/ids.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { ProfileImage } from './storage.tables.js';

@Injectable()
export class ProfileImages {
  constructor(
    @InjectRepository(ProfileImage) private readonly images: Repository<ProfileImage>,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  replace(accountId: string, content: Buffer): Promise<string> {
    return this.work.write(async (manager) => {
      const id = newId();
      await manager.delete(ProfileImage, { accountId });
      await manager.insert(ProfileImage, { id, accountId, content, createdAt: this.clock.now() });
      return id;
    });
  }

  /** Admins reach every photo, employees their own. To an employee, a missing photo and somebody else's get the same refusal. */
  async reach(actor: Actor, id: string): Promise<Buffer> {
    if (!isAdmin(actor) && id !== actor.imageId) throw denied();
    const image = await this.images.findOne({ where: { id }, select: { id: true, content: true } });
    if (!image) throw new Problem('image.not_found', refusal('photo.not_found'));
    return image.content;
  }
}

/** The id changes with the photo, so that browsers can cache the URL. */
export function imageUrl(imageId: string | null): string | null {
  return imageId && `/api/employee/image/${imageId}`;
}
