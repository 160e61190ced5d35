import type { FastifyReply, FastifyRequest } from 'fastify';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // MUI injects inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const ALWAYS = {
  'Content-Security-Policy': POLICY.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export const PAGE_HEADERS = {
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const UNDER_HTTPS = {
  ...ALWAYS,
  'Content-Security-Policy': [...POLICY, 'upgrade-insecure-requests'].join('; '),
  'Strict-Transport-Security': 'max-age=31536000',
};

/** HSTS would lock users out of a plain HTTP installation. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(request.protocol === 'https' ? UNDER_HTTPS : ALWAYS);
}
