import type { CalendarDate } from '../../contract/calendar-date.js';
import { folded } from '../../platform/database/statements/folded-text.js';
import { readName } from '../../platform/http/fields/read-text.js';
import { instantOf, type DayReader } from './day-reader.js';
import type { Content, Value } from './extended-json.js';
import type { Collection, ImportReport } from './import-report.js';
import { repairedText } from './repaired-text.js';

const IGNORED_FIELDS = ['id', 'v', 'updatedat', 'updateat'];
const MAX_SHOWN = 200;

const NO_FIELDS = new Map<string, never>();
const NO_NAMES = new Set<string>();

const normalizedNames = new Map<string, string>();

/** 'dep_name', 'depName' and 'DepName' are the same field. */
function normalizedName(field: string): string {
  let plain = normalizedNames.get(field);
  if (plain === undefined)
    normalizedNames.set(field, (plain = field.replace(/[_\s-]/g, '').toLowerCase()));
  return plain;
}

/** Remembers which fields were read, to report the others as left out. */
export class OldDocument {
  readonly id: string;
  private fields: Map<string, { name: string; value: Value }> = new Map();
  private readFields = new Set(IGNORED_FIELDS);
  private refused = false;

  constructor(
    readonly collection: Collection,
    content: Content,
    private readonly report: ImportReport,
  ) {
    this.id = displayText(content._id);
    for (const [name, value] of Object.entries(content)) {
      if (value !== null && value !== '') this.fields.set(normalizedName(name), { name, value });
    }
    report.countDocument(collection);
  }

  /** The first filled field: variants of the tutorial name fields differently. */
  value(...names: string[]): Value | undefined {
    for (const name of names) this.readFields.add(name);
    for (const name of names) {
      const field = this.fields.get(name);
      if (field) return field.value;
    }
    return undefined;
  }

  reference(...names: string[]): string | undefined {
    const value = this.value(...names);
    if (typeof value === 'string') return value.trim();
    if (typeof value === 'number') return String(value);
    if (
      typeof value !== 'object' ||
      value === null ||
      Array.isArray(value) ||
      value instanceof Date
    )
      return undefined;
    const id = value.$id ?? value._id;
    return typeof id === 'string' ? id : undefined;
  }

  /** Falls back to the ObjectId, which begins with the seconds since 1970. Never after `now`. */
  createdAt(instant: number | undefined, now: number): number {
    const time =
      instant ??
      (/^[0-9a-f]{24}$/.test(this.id) ? Number.parseInt(this.id.slice(0, 8), 16) * 1000 : now);
    return Math.min(Math.max(time, 0), now);
  }

  refuse(field: string, value: unknown, why: string): undefined {
    this.refused = true;
    this.report.add({
      collection: this.collection,
      id: this.id,
      what: 'Not stored',
      field,
      value: displayText(value),
      why,
    });
  }

  note(field: string, value: unknown, why: string): void {
    this.report.add({
      collection: this.collection,
      id: this.id,
      what: 'Stored differently',
      field,
      value: displayText(value),
      why,
    });
  }

  leaveOut(field: string, value: unknown, why: string): void {
    this.report.add({
      collection: this.collection,
      id: this.id,
      what: 'Left out',
      field,
      value: displayText(value),
      why,
    });
  }

  /** Reports unread fields and releases the content, because later notes need only the id. */
  close(): void {
    for (const [plain, { name }] of this.fields)
      if (!this.refused && !this.readFields.has(plain))
        this.report.unknownField(this.collection, name);
    [this.fields, this.readFields] = [NO_FIELDS, NO_NAMES];
  }
}

function displayText(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text =
    typeof value === 'string'
      ? value
      : value instanceof Date
        ? value.toISOString()
        : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

const INACTIVE = new Set([
  'inactive',
  'disabled',
  'blocked',
  'terminated',
  'resigned',
  'left',
  'suspended',
  'deleted',
]);

export function isInactive(document: OldDocument): boolean {
  const active = document.value('isactive', 'active');
  const status = document.value('status', 'employmentstatus', 'accountstatus');
  return active === false || (typeof status === 'string' && INACTIVE.has(folded(status.trim())));
}

export interface ReadingContext {
  days: DayReader;
  /** Milliseconds since 1970. */
  now: number;
  today: CalendarDate;
}

export function createdAtOf(
  document: OldDocument,
  { now }: ReadingContext,
  ...names: string[]
): number {
  return document.createdAt(
    instantOf(document.value(...names, 'createdat', 'createat', 'created')),
    now,
  );
}

export function requiredText(
  document: OldDocument,
  field: string,
  value: Value | undefined,
  limits: { max: number; multiline?: boolean; missing: string },
): string {
  const read = optionalText(document, field, value, limits);
  if (read === null) document.note(field, value, `Missing; stored as '${limits.missing}'.`);
  return read ?? limits.missing;
}

export function requiredName(
  document: OldDocument,
  field: string,
  value: Value | undefined,
  limits: { max: number; missing: string },
): string {
  return readName(requiredText(document, field, value, limits), limits.max) as string;
}

export function optionalText(
  document: OldDocument,
  field: string,
  value: Value | undefined,
  { max, multiline }: { max: number; multiline?: boolean },
): string | null {
  const read = repairedText(value, max, multiline);
  if (read?.repaired)
    document.note(
      field,
      value,
      `Too long (${max} characters at most) or with characters that cannot be stored; stored without them.`,
    );
  return read?.text ?? null;
}
