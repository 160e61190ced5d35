import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Problem, refusal } from '../../contract/problem.js';
import { denied, isAdmin, type Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import { newId } from '../database/statements/ids.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { ProfileImage } from './storage.tables.js';

type MayView = (actor: Actor, imageId: string) => Promise<boolean>;

@Injectable()
export class ProfileImages {
  private mayView: MayView = () => Promise.resolve(false);

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

  /** Lets others see a photo by a rule of the floors above. */
  allowViewers(mayView: MayView): void {
    this.mayView = mayView;
  }

  /** Admins reach every photo, employees their own and those of the people whose leave they decide. To others, a missing photo and somebody else's get the same refusal. */
  async reach(actor: Actor, id: string): Promise<Buffer> {
    if (!isAdmin(actor) && id !== actor.imageId && !(await this.mayView(actor, id))) throw denied();
    const image = await this.images.findOne({ where: { id }, select: { id: true, content: true } });
    if (!image) throw new Problem('image.not_found', refusal('photo.not_found'));
    return image.content;
  }
}

/** The id changes with the photo, so that browsers can cache the URL. */
export function imageUrl(imageId: string | null): string | null {
  return imageId && `/api/employee/image/${imageId}`;
}
