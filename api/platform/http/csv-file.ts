import type { FastifyReply } from 'fastify';

/** Browsers save the answer as a file of this name. */
export function sendAsCsvFile(reply: FastifyReply, name: string): void {
  void reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}.csv"`);
}
