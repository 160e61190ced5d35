import type { ImportMapping } from '../../api/contract/imports/import-mapping.js';
import type { ImportRecord, ImportRowRecord } from '../../api/contract/imports/imports.js';
import { accepted, type Answer, type Client } from './client.js';
import { eventually } from './eventually.js';

/** Hundreds of rows on a busy machine. */
const TIMEOUT_MS = 120_000;

export interface UploadedFile {
  import: ImportRecord;
  proposal: ImportMapping;
}

export async function uploadFile(
  client: Client,
  kind: string,
  content: string | Uint8Array<ArrayBuffer>,
  fileName = 'people.csv',
  headingsRow?: number,
): Promise<Answer> {
  const form = new FormData();
  form.append('kind', kind);
  if (headingsRow !== undefined) form.append('headingsRow', String(headingsRow));
  form.append('file', new Blob([content]), fileName);
  return client.post('/import/add', form);
}

/** The domain of addresses that are made is the admin's to give. */
const PATTERN = '{first}.{last}@company.example';

/** Brings a file and checks it as it was proposed, but for what is told otherwise. */
export async function checked(
  client: Client,
  kind: string,
  content: string,
  changes: Partial<ImportMapping> = {},
  fileName?: string,
): Promise<ImportRecord> {
  const file: UploadedFile = accepted(await uploadFile(client, kind, content, fileName));
  accepted(
    await client.post(`/import/check/${file.import._id}`, {
      mapping: { ...withPattern(kind, file.proposal), ...changes },
    }),
  );
  return waitForImport(client, file.import);
}

function withPattern(kind: string, proposal: ImportMapping): ImportMapping {
  return kind === 'employees' && proposal.columns.email === undefined
    ? { ...proposal, emailPattern: PATTERN }
    : proposal;
}

type Job = Pick<ImportRecord, '_id'>;

export async function importOf(client: Client, { _id }: Job): Promise<ImportRecord> {
  return (await client.get(`/import/single/${_id}`)).body.import;
}

/** The import, once nothing of it is under way. */
export function waitForImport(client: Client, { _id }: Job): Promise<ImportRecord> {
  return eventually(async () => {
    const job = await importOf(client, { _id });
    return !job.state.endsWith('ing') && job;
  }, TIMEOUT_MS);
}

/** Applies a checked import with a confirmed session. */
export async function applied(client: Client, { _id }: Job): Promise<ImportRecord> {
  await client.confirm();
  const { startedAt } = await importOf(client, { _id });
  accepted(await client.post(`/import/apply/${_id}`, { startedAt }));
  return waitForImport(client, { _id });
}

/** The import after its undo: 'Applied' still if that was refused. */
export async function undone(client: Client, { _id }: Job): Promise<ImportRecord> {
  await client.post(`/import/undo/${_id}`);
  return waitForImport(client, { _id });
}

export async function rowsOf(
  client: Client,
  { _id }: Job,
  result?: string,
): Promise<ImportRowRecord[]> {
  const filter = result ? `&filter=${encodeURIComponent(JSON.stringify({ result }))}` : '';
  return (await client.get(`/import/rows/${_id}?range=[0,999]${filter}`)).body.rows;
}

/** Each row's result in the order of the file, with the fields and words of what refuses it. */
export async function results(client: Client, job: Job): Promise<string[][]> {
  const rows = await rowsOf(client, job);
  return rows
    .sort((a, b) => a.row - b.row)
    .map(({ result, faults }) => [
      result,
      ...faults.map(({ field, value, text }) => `${field} ${value} ${text}`),
    ]);
}
