import type { ImportMapping } from '../../api/contract/imports/import-mapping.js';
import type { ImportRecord, ImportRowRecord } from '../../api/contract/imports/imports.js';
import { eventually } from './eventually.js';
import type { Answer, Client } from './client.js';
import { ADMIN } from './server.js';

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
  const { status, body } = await uploadFile(client, kind, content, fileName);
  if (status !== 201) throw new Error(`Not brought: ${JSON.stringify(body)}`);
  const brought = body as UploadedFile;
  const answer = await client.post(`/import/check/${brought.import._id}`, {
    mapping: { ...withPattern(kind, brought.proposal), ...changes },
  });
  if (answer.status !== 200) throw new Error(`Not checked: ${JSON.stringify(answer.body)}`);
  return waitForImport(client, brought.import._id);
}

function withPattern(kind: string, proposal: ImportMapping): ImportMapping {
  return kind === 'employees' && proposal.columns.email === undefined
    ? { ...proposal, emailPattern: PATTERN }
    : proposal;
}

export async function importOf(client: Client, id: string): Promise<ImportRecord> {
  return (await client.get(`/import/single/${id}`)).body.import;
}

/** The import, once nothing of it is under way. */
export function waitForImport(client: Client, id: string): Promise<ImportRecord> {
  return eventually(async () => {
    const job = await importOf(client, id);
    return !job.state.endsWith('ing') && job;
  }, TIMEOUT_MS);
}

/** Applies a checked import with a confirmed session. */
export async function applied(
  client: Client,
  id: string,
  password = ADMIN.password,
): Promise<ImportRecord> {
  await client.confirm(password);
  const { startedAt } = await importOf(client, id);
  const answer = await client.post(`/import/apply/${id}`, { startedAt });
  if (answer.status !== 200) throw new Error(`Not applied: ${JSON.stringify(answer.body)}`);
  return waitForImport(client, id);
}

export async function rowsOf(
  client: Client,
  id: string,
  result?: string,
): Promise<ImportRowRecord[]> {
  const filter = result ? `&filter=${encodeURIComponent(JSON.stringify({ result }))}` : '';
  return (await client.get(`/import/rows/${id}?range=[0,999]${filter}`)).body
    .rows as ImportRowRecord[];
}

/** The import after its undo: 'Applied' still if that was refused. */
export async function undone(client: Client, id: string): Promise<ImportRecord> {
  await client.post(`/import/undo/${id}`);
  return waitForImport(client, id);
}

/** Each row's result in the order of the file, with the fields and words of what refuses it. */
export async function results(client: Client, id: string): Promise<string[][]> {
  const rows = await rowsOf(client, id);
  return rows
    .sort((a, b) => a.row - b.row)
    .map(({ result, faults }) => [
      result,
      ...faults.map(({ field, value, text }) => `${field} ${value} ${text}`),
    ]);
}
