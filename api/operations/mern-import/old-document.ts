import type { Content, Value } from './extended-json.js';
import type { Collection, ImportReport } from './import-report.js';

/** Kept by MongoDB and mongoose, of no meaning here. */
const HOUSEKEEPING = ['id', 'v', 'updatedat', 'updateat'];
const LONGEST_SHOWN = 200;

const NOTHING = new Map<string, never>();
const NOTHING_ASKED = new Set<string>();

const spellings = new Map<string, string>();

/** 'dep_name', 'depName' and 'DepName' are one field. */
function spelling(field: string): string {
  let plain = spellings.get(field);
  if (plain === undefined) spellings.set(field, (plain = field.replace(/[_\s-]/g, '').toLowerCase()));
  return plain;
}

/** A document of the old system, read field by field; it knows in the end what nobody asked for. */
export class OldDocument {
  readonly id: string;
  private fields: Map<string, { name: string; value: Value }> = new Map();
  private asked = new Set(HOUSEKEEPING);
  private refused = false;

  constructor(
    readonly collection: Collection,
    content: Content,
    private readonly report: ImportReport,
  ) {
    this.id = shown(content._id);
    for (const [name, value] of Object.entries(content)) {
      if (value !== null && value !== '') this.fields.set(spelling(name), { name, value });
    }
    report.counted(collection);
  }

  /** The first of these fields that is filled, in whatever spelling: systems made after the tutorial name them differently. */
  value(...names: string[]): Value | undefined {
    for (const name of names) this.asked.add(name);
    for (const name of names) {
      const field = this.fields.get(name);
      if (field) return field.value;
    }
    return undefined;
  }

  /** Another document that a field refers to: by ObjectId, by DBRef, or with the document put in its place. */
  reference(...names: string[]): string | undefined {
    const value = this.value(...names);
    if (typeof value === 'string') return value.trim();
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return undefined;
    const id = value.$id ?? value._id;
    return typeof id === 'string' ? id : undefined;
  }

  /** When it was made: as it says, else as its ObjectId does, which begins with the seconds since 1970. Never after `now`. */
  madeAt(instant: number | undefined, now: number): number {
    const told = instant ?? (/^[0-9a-f]{24}$/.test(this.id) ? Number.parseInt(this.id.slice(0, 8), 16) * 1000 : now);
    return Math.min(Math.max(told, 0), now);
  }

  refuse(field: string, value: unknown, why: string): undefined {
    this.refused = true;
    this.report.add({ collection: this.collection, id: this.id, what: 'Not stored', field, value: shown(value), why });
  }

  note(field: string, value: unknown, why: string): void {
    this.report.add({ collection: this.collection, id: this.id, what: 'Stored differently', field, value: shown(value), why });
  }

  leaveOut(field: string, value: unknown, why: string): void {
    this.report.add({ collection: this.collection, id: this.id, what: 'Left out', field, value: shown(value), why });
  }

  /** Tells of fields that nobody asked for. What is said of it later needs no more than its id; its content is let go. */
  close(): void {
    for (const [plain, { name }] of this.fields) if (!this.refused && !this.asked.has(plain)) this.report.unknownField(this.collection, name);
    [this.fields, this.asked] = [NOTHING, NOTHING_ASKED];
  }
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
