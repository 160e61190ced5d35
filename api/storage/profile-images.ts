import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { newId } from '../database/ids.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ProfileImage } from './profile-image.entity.js';

@Injectable()
export class ProfileImages {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Stores an account's photo in place of the one before; returns its id. */
  replace(accountId: string, content: Buffer): Promise<string> {
    return this.work.write(async (manager) => {
      const id = newId();
      await manager.delete(ProfileImage, { accountId });
      await manager.insert(ProfileImage, { id, accountId, content, createdAt: this.clock.now() });
      return id;
    });
  }

  ownerOf(id: string): Promise<string | undefined> {
    return this.work.manager.findOneBy(ProfileImage, { id }).then((image) => image?.accountId);
  }

  async contentOf(id: string): Promise<Buffer> {
    const image = await this.work.manager.findOneOrFail(ProfileImage, { where: { id }, select: { id: true, content: true } });
    return image.content;
  }
}

/** The address of a photo; it changes with the photo, so that it can be kept. */
export function imageAddress(imageId: string | null): string | null {
  return imageId && `/api/employee/image/${imageId}`;
}
