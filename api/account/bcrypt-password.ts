import { verify } from '@node-rs/bcrypt';

const LOWEST_COST = 4;
/** A verification at cost 15 takes more than a second of CPU time. */
const HIGHEST_COST = 14;
const BCRYPT_MAX_BYTES = 72;

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

export function bcryptCost(hash: string | null | undefined): number | undefined {
  const cost = Number(BCRYPT.exec(hash ?? '')?.[1]);
  return cost >= LOWEST_COST && cost <= HIGHEST_COST ? cost : undefined;
}

/** Always takes as long as a hash of cost `slowest`, so that the time reveals nothing about the hash. */
export async function verifyBcryptPassword(
  hash: string | null | undefined,
  password: string,
  slowest: number,
): Promise<boolean> {
  const ownCost = bcryptCost(hash);
  const tooLong = Buffer.byteLength(password) > BCRYPT_MAX_BYTES;
  const candidate = tooLong ? '' : password;
  const matches = await verify(
    candidate,
    ownCost === undefined ? decoyHash(slowest) : (hash as string),
  );
  for (let cost = ownCost ?? slowest; cost < slowest; cost++)
    await verify(candidate, decoyHash(cost));
  return matches && ownCost !== undefined && !tooLong;
}

export function decoyHash(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
}
