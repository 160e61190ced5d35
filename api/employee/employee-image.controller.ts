import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor } from '../platform/access/access.decorators.js';
import type { Actor } from '../platform/access/actor.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { matchesEtag } from '../platform/http/etag.js';
import { IdPipe } from '../platform/http/fields/id-field.js';
import { ProfileImages } from '../platform/storage/profile-images.js';

@Controller('employee/image')
export class EmployeeImageController {
  constructor(private readonly images: ProfileImages) {}

  @Get(':id')
  @Endpoint({
    summary: 'Read a photo',
    description: 'Takes the id in `profileImage`.',
    media: 'image/webp',
    problems: ['image.not_found'],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer | undefined> {
    const content = await this.images.reach(actor, id);
    if (matchesEtag(request, reply, `"${id}"`)) return undefined;
    void reply.type('image/webp');
    return content;
  }
}
