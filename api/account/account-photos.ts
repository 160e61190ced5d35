import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { ProfileImages } from '../platform/storage/profile-images.js';
import { UploadedPhotos } from '../platform/storage/uploaded-photos.js';
import { Accounts } from './accounts.js';

@Injectable()
export class AccountPhotos {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly images: ProfileImages,
    private readonly uploads: UploadedPhotos,
  ) {}

  /** Before the unit of work, which the conversion would hold open. */
  square(actor: Actor, file: Buffer): Promise<Buffer> {
    return this.uploads.square(actor, file);
  }

  /** Returns the ids of the photos before and after. */
  replace(accountId: string, photo: Buffer): Promise<{ before: string | null; after: string }> {
    return this.work.write(async () => {
      const account = await this.accounts.lock(accountId);
      const imageId = await this.images.replace(accountId, photo);
      await this.accounts.change(accountId, { imageId });
      return { before: account?.imageId ?? null, after: imageId };
    });
  }
}
