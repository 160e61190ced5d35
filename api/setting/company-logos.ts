import { Injectable } from '@nestjs/common';
import { CompanyLogo } from '../company/company.tables.js';
import { LOGO_HEIGHT, LOGO_WIDTH } from '../contract/company/company.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { newId } from '../platform/database/statements/ids.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { UploadedPhotos } from '../platform/storage/uploaded-photos.js';

@Injectable()
export class CompanyLogos {
  constructor(
    private readonly work: UnitOfWork,
    private readonly photos: UploadedPhotos,
  ) {}

  async read(id: string): Promise<Buffer> {
    const logo = await this.work.manager.findOne(CompanyLogo, {
      where: { id },
      select: { id: true, content: true },
    });
    if (!logo) throw new Problem('image.not_found', refusal('logo.not_found'));
    return logo.content;
  }

  /** Keeps its proportions; a smaller one stays as it is. */
  fitted(actor: Actor, file: Buffer): Promise<Buffer> {
    return this.photos.reencoded(actor, file, (image) =>
      image.resize(LOGO_WIDTH, LOGO_HEIGHT, { fit: 'inside', withoutEnlargement: true }),
    );
  }

  /** Returns the new logo's id. */
  replace(content: Buffer | null): Promise<string | null> {
    return this.work.write(async (manager) => {
      await manager.createQueryBuilder().delete().from(CompanyLogo).execute();
      if (content === null) return null;
      const id = newId();
      await manager.insert(CompanyLogo, { id, content });
      return id;
    });
  }
}

/** The id changes with the logo. */
export function logoUrl(logoId: string | null): string | null {
  return logoId && `/api/config/logo/${logoId}`;
}
