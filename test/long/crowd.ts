import { hireCast, type Cast } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';
import { statuses } from '../support/together.js';
import type { Stage } from './stage.js';

/** The cast of a stage, each of them at whichever instance comes next. */
export interface Crowd {
  stage: Stage;
  cast: Cast;
  admin: (n: number) => Client;
  ruth: (n: number) => Client;
  amara: (n: number) => Client;
  zoe: (n: number) => Client;
}

export async function crowdOf(stage: Stage): Promise<Crowd> {
  const cast = await hireCast({
    admin: () => stage.admin(),
    signIn: (email, password) => stage.signIn(email, password),
  });
  return {
    stage,
    cast,
    admin: stage.spread(cast.admin),
    ruth: stage.spread(cast.ruthClient),
    amara: stage.spread(cast.amaraClient),
    zoe: stage.spread(cast.zoeClient),
  };
}

/** The same people, but whatever they do goes by the balancer. */
export function atUrl(crowd: Crowd, { url }: { url: string }): Crowd {
  const at = (client: Client) => () => client.at(url);
  const { admin, ruthClient, amaraClient, zoeClient } = crowd.cast;
  return {
    ...crowd,
    admin: at(admin),
    ruth: at(ruthClient),
    amara: at(amaraClient),
    zoe: at(zoeClient),
  };
}

/** Sends a round of a race at once and checks it; answers what was wrong. */
export type Round = (n: number) => Promise<string[]>;

/** Collects what is not as it should be. */
export class Findings {
  readonly faults: string[] = [];

  same(what: string, found: unknown, right: unknown): void {
    const [is, should] = [JSON.stringify(found), JSON.stringify(right)];
    if (is !== should) this.faults.push(`${what}: ${is} instead of ${should}`);
  }

  /** Exactly these statuses, and every refusal with one of these codes; a server's fault is told with its words. */
  answers(answers: Answer[], right: Record<number, number>, codes: string[] = []): void {
    this.same('answers', statuses(answers), right);
    this.refusals(answers, codes);
  }

  /** Every refusal has one of these codes. */
  refusals(answers: Answer[], codes: string[]): void {
    for (const { status, body } of answers) {
      if (status >= 400 && !codes.includes(body.code as string))
        this.faults.push(`${status} ${body.code}: ${body.error}`);
    }
  }
}

/** An answer but for what differs by request. */
export function content({ status, body }: Answer): string {
  return JSON.stringify({ status, body: { ...body, requestId: undefined } });
}
