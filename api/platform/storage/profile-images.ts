import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../config/clock.js';
import { newId } from '../database/statements/ids.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { ProfileImage } from './profile-image.entity.js';

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

  async contentOf(id: string): Promise<Buffer | undefined> {
    const image = await this.images.findOne({ where: { id }, select: { id: true, content: true } });
    return image?.content;
  }
}

/** The id changes with the photo, so that browsers can cache the URL. */
export function imageUrl(imageId: string | null): string | null {
  return imageId && `/api/employee/image/${imageId}`;
}
