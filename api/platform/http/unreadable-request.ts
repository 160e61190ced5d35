import type { Socket } from 'node:net';
import type { ErrorResponse } from '../../contract/responses.js';
import { newId } from '../database/statements/ids.js';

const UNREADABLE = { status: '400 Bad Request', text: 'The request cannot be read.' };
const BY_CODE: Record<string, typeof UNREADABLE> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    text: 'The address and the headers are too long.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { ...UNREADABLE, status: '408 Request Timeout' },
};

export function sendUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, text } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
  const response: ErrorResponse = {
    success: false,
    code: 'request.malformed',
    error: text,
    message: text,
    requestId: newId(),
  };
  const body = JSON.stringify(response);
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
