import type { FastifyReply } from 'fastify';

// 'employees 0-9/311', or 'employees */311' for an empty page.
export function setContentRange(
  reply: FastifyReply,
  resource: string,
  from: number,
  rows: number,
  total: number,
): void {
  void reply.header(
    'Content-Range',
    `${resource} ${rows > 0 ? `${from}-${from + rows - 1}` : '*'}/${total}`,
  );
}
