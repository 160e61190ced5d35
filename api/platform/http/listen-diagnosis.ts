interface ListenError extends NodeJS.ErrnoException {
  address?: string;
  hostname?: string;
  port?: number;
}

/** Advice for the operator about an address that the server cannot listen at; undefined for other errors. */
export function diagnoseListenError(
  error: unknown,
  host = process.env.HOST?.trim(),
): { found: string; advice: string } | undefined {
  const { code, syscall, address, hostname, port } = error as ListenError;
  // The name of the database may be unknown, too.
  if (syscall !== 'listen' && (hostname === undefined || hostname !== host)) return undefined;
  if (code === 'EADDRINUSE')
    return {
      found: `Another program listens at ${address}, port ${port}, already (EADDRINUSE).`,
      advice: `This server may be running already: ss -ltnp 'sport = :${port}' shows the program. End it, or set PORT to another number.`,
    };
  if (code === 'EACCES')
    return {
      found: `This user may not listen at port ${port} (EACCES).`,
      advice: 'Set PORT to a number from 1024 on; for 80 and 443 put a proxy in front.',
    };
  return {
    found: `The server cannot listen at ${address ?? hostname} (${code}).`,
    advice:
      'Set HOST to an address of this machine (ip addr shows them), 127.0.0.1, or 0.0.0.0 for all of them.',
  };
}
