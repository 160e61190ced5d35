import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '../platform/access/access.decorators.js';
import { denied } from '../platform/access/access.guard.js';
import { isAdmin, type Actor } from '../platform/access/actor.js';
import { Problem } from '../contract/problem.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { matchesEtag } from '../platform/http/etag.js';
import { ProfileImages } from '../platform/storage/profile-images.js';

@Controller('employee/image')
export class EmployeeImageController {
  constructor(private readonly images: ProfileImages) {}

  @Get(':id')
  @Endpoint({ summary: 'Read a photo', description: 'The id is that of the photo, as in `profileImage`.', media: 'image/webp', problems: ['image.not_found'] })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    // A photo of one's own has its id in the session; all others look alike to an employee.
    if (!isAdmin(actor) && id !== actor.imageId) throw denied();
    const content = await this.images.contentOf(id);
    if (!content) throw new Problem('image.not_found', 'This photo does not exist.');
    if (matchesEtag(request, reply, `"${id}"`)) return undefined;
    void reply.type('image/webp');
    return content;
  }
}
