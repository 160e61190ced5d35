import { verify } from '@node-rs/bcrypt';

const LOWEST_COST = 4;
/** A try at the next one takes more than a second of a processor. */
const HIGHEST_COST = 14;
/** Of what is longer, bcrypt would see no more than this. */
const MOST_BYTES = 72;

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;

/** Of a bcrypt hash that an older system made: how often it is worked over, as a power of two. Undefined for every other text. */
export function bcryptCost(hash: string | null | undefined): number | undefined {
  const cost = Number(BCRYPT.exec(hash ?? '')?.[1]);
  return cost >= LOWEST_COST && cost <= HIGHEST_COST ? cost : undefined;
}

/**
 * Whether the password is the one behind a bcrypt hash. Whatever the hash is, it takes as long as one of `slowest`:
 * what is missing is worked over for nobody.
 */
export async function verifyOldPassword(hash: string | null | undefined, password: string, slowest: number): Promise<boolean> {
  const own = bcryptCost(hash);
  const tooLong = Buffer.byteLength(password) > MOST_BYTES;
  const tried = tooLong ? '' : password;
  const right = await verify(tried, own === undefined ? decoy(slowest) : (hash as string));
  // Each further cost is twice the work of the one before.
  for (let cost = own ?? slowest; cost < slowest; cost++) await verify(tried, decoy(cost));
  return right && own !== undefined && !tooLong;
}

/** A hash of no password. */
export function decoy(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
}
