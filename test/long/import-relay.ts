import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportMapping } from '../../api/contract/imports/import-mapping.js';
import type { ImportRecord } from '../../api/contract/imports/imports.js';
import type { Answer, Client } from '../support/client.js';
import { companyFile } from '../support/company-file.js';
import { eventually } from '../support/eventually.js';
import { ADMIN } from '../support/server.js';
import type { Stage } from './stage.js';

const AGAIN_MS = 200;
const GIVES_UP_MS = 60_000;
/** A killed instance's lease expires in half a minute, and another one looks every ten seconds. */
const TAKEN_OVER_MS = 90_000;
const LOOKS_EVERY_MS = 3;
const MOST_TRIES = 3;

/** A file that is brought, checked and applied, while at each of these steps the instance that is at it is killed. */
export class ImportRelay {
  /** How often a step that one instance had begun was finished by another. */
  takenOver = 0;
  kills = 0;
  id = '';

  constructor(
    private readonly stage: Stage,
    /** The admin who brings the file, at the balancer, and at the instance of that number. */
    private readonly client: () => Client,
    private readonly at: (place: number) => Client,
    readonly people: number,
  ) {}

  async run(): Promise<ImportRecord> {
    const { csv } = companyFile({ people: this.people, seed: 7 });
    const { import: job, proposal } = (await this.bring(csv)) as {
      import: ImportRecord;
      proposal: ImportMapping;
    };
    this.id = job._id;
    const mapping = {
      ...proposal,
      payPeriod: 'year',
      emailPattern: '{first}.{last}@company.example',
    };
    await this.step('Checking', 1, (client) =>
      client.post(`/import/check/${this.id}`, { mapping }),
    );
    for (let tries = 1; ; tries++) {
      const done = await this.step('Applying', 2, async (client) => {
        await client.confirm(ADMIN.password);
        return client.post(`/import/apply/${this.id}`);
      });
      // Given back when the database gave it up for other writers too often: an admin would press the button again.
      if (done.state !== 'Checked' || tries === MOST_TRIES) return done;
    }
  }

  /** Killed when some of the file is kept; then sent again, under its key, to an instance that is ready. */
  private async bring(csv: string): Promise<unknown> {
    const form = () => {
      const data = new FormData();
      data.append('kind', 'employees');
      data.append('file', new Blob([csv]), 'people.csv');
      return data;
    };
    const headers = { 'idempotency-key': 'the file of this relay' };
    const first = this.at(0)
      .post('/import/add', form(), headers)
      .catch(() => undefined);
    const half = await eventually(async () => {
      const [row] = await this.stage.rows<{ state: string }>(
        'SELECT state FROM import_job WHERE EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = import_job.id)',
      );
      return row;
    });
    await this.stage.kill(0);
    this.kills += 1;
    await first;
    if (half.state === 'Reading') this.takenOver += 1;
    const again = this.until(
      (client) => client.post('/import/add', form(), headers),
      'import.not_now',
    );
    await this.stage.startOne(0);
    return (await again).body;
  }

  private async step(
    state: ImportRecord['state'],
    place: number,
    begin: (client: Client) => Promise<Answer>,
  ): Promise<ImportRecord> {
    const answer = await begin(this.at(place));
    if (answer.status !== 200)
      throw new Error(`${state}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const begun = await eventually(async () => {
      const row = await this.row();
      return (row.runner !== null || row.state !== state) && row;
    });
    await this.stage.kill(place);
    this.kills += 1;
    await this.stage.startOne(place);
    const ended = await eventually(async () => {
      await sleep(LOOKS_EVERY_MS);
      const row = await this.row();
      if (
        row.state === state &&
        row.runner !== null &&
        row.runner !== begun.runner &&
        begun.state === state
      ) {
        begun.state = 'taken over';
        this.takenOver += 1;
      }
      return row.state !== state;
    }, TAKEN_OVER_MS);
    if (!ended) throw new Error(`${state} has no end.`);
    return (await this.until((client) => client.get(`/import/single/${this.id}`))).body
      .import as ImportRecord;
  }

  private async row(): Promise<{ state: string; runner: string | null }> {
    const [row] = await this.stage.rows<{ state: string; runner: string | null }>(
      "SELECT i.state, j.runner FROM import_job i LEFT JOIN job j ON j.kind = 'import' AND j.subject_id = i.id WHERE i.id = ?",
      [this.id],
    );
    return row as { state: string; runner: string | null };
  }

  /** Sends it until it is answered, as a browser's user would. */
  private async until(send: (client: Client) => Promise<Answer>, notYet = ''): Promise<Answer> {
    for (const deadline = performance.now() + GIVES_UP_MS; ; await sleep(AGAIN_MS)) {
      const answer = await send(this.client()).catch(() => undefined);
      if (answer && answer.status < 300) return answer;
      const later = !answer || answer.status === 503 || answer.body.code === notYet;
      if (!later || performance.now() > deadline)
        throw new Error(`${answer?.status} ${JSON.stringify(answer?.body)}`);
    }
  }
}
