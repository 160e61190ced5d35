import type { FastifyReply } from 'fastify';

/** Says which rows of how many an answer holds: 'employees 0-9/311', with an asterisk in place of the span for none. */
export function setContentRange(reply: FastifyReply, resource: string, from: number, rows: number, total: number): void {
  void reply.header('Content-Range', `${resource} ${rows > 0 ? `${from}-${from + rows - 1}` : '*'}/${total}`);
}
