/** A change of what pay is computed from, once: an entry of the audit log. */
export interface PayFact {
  id: string;
  /** The account that recorded it; null for the system and the command line. */
  by: string | null;
  at: number;
}

/** A change of another account since the last paid run, by which its author could act through it. */
export interface AccountControl {
  by: string;
  over: string;
  at: number;
  /** It knew a way to sign in: a password that it chose or a link that it saw. */
  signsIn: boolean;
}

/** A time in which an account was an admin that could sign in; until null: now. */
export interface AdminTime {
  account: string;
  from: number;
  until: number | null;
}

export interface Signing {
  /** Those of a run that no paid run has used yet. */
  facts: readonly PayFact[];
  controls: readonly AccountControl[];
  admins: readonly AdminTime[];
  /** The accounts that have signed these facts. */
  signatures: readonly string[];
}

export interface UnsignedFact {
  fact: PayFact;
  /** The accounts whose signature would count. */
  signers: string[];
}

/** Facts that nobody has signed but those who recorded them. None: the run may be approved. */
export function unsignedFacts({ facts, controls, admins, signatures }: Signing): UnsignedFact[] {
  const able = admins.filter(({ until }) => until === null).map(({ account }) => account);
  const partial = partialTo(controls);
  return facts.flatMap((fact) => {
    const signers = able.filter((account) => !partial(fact).has(account));
    return signers.some((account) => signatures.includes(account)) ? [] : { fact, signers };
  });
}

/** No other account could have signed any of the facts since the oldest of them was recorded. */
export function nobodyElse(
  { facts, controls, admins }: Omit<Signing, 'signatures'>,
  signer: string,
): boolean {
  const oldest = Math.min(...facts.map(({ at }) => at));
  return admins
    .filter(({ account, until }) => account !== signer && (until ?? Infinity) > oldest)
    .every(({ account, from }) => {
      const begin = Math.max(from, oldest);
      const partial = partialTo(controls.filter(({ at }) => at <= begin));
      return facts.every((fact) => partial(fact).has(account));
    });
}

/** The accounts that cannot judge a fact: who recorded it, or could have through another account, and all whom these could act through. */
function partialTo(controls: readonly AccountControl[]): (fact: PayFact) => Set<string> {
  const known = new Map<string, Set<string>>();
  return ({ by, at }) => {
    const before = controls.filter((control) => control.signsIn && control.at <= at);
    const key = `${by} ${before.length}`;
    const authors = () =>
      reached(
        by === null ? [] : [by],
        before.map((one) => [one.over, one.by]),
      );
    const partial =
      known.get(key) ??
      reached(
        authors(),
        controls.map((control) => [control.by, control.over]),
      );
    known.set(key, partial);
    return partial;
  };
}

function reached(starts: Iterable<string>, ways: [from: string, to: string][]): Set<string> {
  const found = new Set(starts);
  for (let size = -1; size < found.size;) {
    size = found.size;
    for (const [from, to] of ways) if (found.has(from)) found.add(to);
  }
  return found;
}
