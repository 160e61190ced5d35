import { createHash } from 'node:crypto';
import { BY_RECORD } from './example-records.js';
import { BY_FIELD } from './example-values.js';
import type { Part } from './routes.js';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

/** A field of a kind of record, below the types that it stands in. */
interface Place {
  record: string;
  field: string;
  above: string[];
}

const NESTED_AT_MOST = 2;

/** An example of each response, made from its schema. Every member of a union of records is shown once in a list. */
export class ResponseExamples {
  constructor(private readonly schemas: Record<string, Part>) {}

  of(response: string): unknown {
    const schema = this.schemas[response];
    if (!schema) throw new Error(`There is no contract type called ${response}.`);
    return this.value(schema, { record: recordOf(response), field: '', above: [response] });
  }

  private value(schema: Schema, place: Place): unknown {
    if (schema.$ref !== undefined) return this.referred(schema.$ref, place);
    if ('const' in schema) return schema.const;
    const known = [BY_RECORD[place.record]?.[place.field], BY_FIELD[place.field]].find(
      (value) => value !== undefined && this.fits(schema, value),
    );
    if (known !== undefined) return known;
    if (schema.anyOf) return this.value(this.firstOf(schema.anyOf, place), place);
    return schema.enum ? schema.enum[0] : this.madeUp(schema, place);
  }

  private referred(reference: string, place: Place): unknown {
    const name = nameOf(reference);
    const schema = this.schemas[name] as Schema;
    const above = [...place.above, name];
    return schema.properties
      ? this.value(schema, { record: recordOf(name), field: '', above })
      : this.value(schema, { ...place, above });
  }

  private madeUp(schema: Schema, place: Place): unknown {
    switch ([schema.type].flat().find((type) => type !== 'null')) {
      case 'object':
        return this.object(schema.properties ?? {}, place);
      case 'array':
        return this.list(schema, place);
      case 'string':
        return text(schema, place);
      case 'boolean':
        return false;
      case 'number':
      case 'integer':
        return 2;
      default:
        return null;
    }
  }

  private object(properties: Record<string, Schema>, { record, field, above }: Place): Part {
    const inside = field === '' ? record : field;
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        this.value(schema, { record: inside, field: name, above }),
      ]),
    );
  }

  private list({ items = {}, prefixItems }: Schema, place: Place): unknown[] {
    if (prefixItems) return prefixItems.map((item) => this.value(item, place));
    const target = items.$ref === undefined ? items : (this.schemas[nameOf(items.$ref)] as Schema);
    const members = target.anyOf?.every(({ $ref }) => $ref) ? target.anyOf : [items];
    return members
      .filter((member) => !this.isTooDeep(member, place))
      .map((member) => this.value(member, place));
  }

  private firstOf(members: Schema[], place: Place): Schema {
    return (
      members.find((member) => member.type !== 'null' && !this.isTooDeep(member, place)) ?? {
        type: 'null',
      }
    );
  }

  private isTooDeep({ $ref }: Schema, { above }: Place): boolean {
    return (
      $ref !== undefined && above.filter((name) => name === nameOf($ref)).length >= NESTED_AT_MOST
    );
  }

  private fits(schema: Schema, value: unknown): boolean {
    if (schema.$ref !== undefined) return this.fits(this.schemas[nameOf(schema.$ref)] ?? {}, value);
    if (schema.anyOf) return schema.anyOf.some((member) => this.fits(member, value));
    if ('const' in schema) return value === schema.const;
    if (schema.enum) return schema.enum.includes(value);
    if (Array.isArray(value))
      return (
        [schema.type].flat().includes('array') &&
        value.every((item) => this.fits(schema.items ?? {}, item))
      );
    const { properties } = schema;
    if (properties && typeof value === 'object' && value !== null)
      return (
        (schema.required ?? []).every((name) => name in value) &&
        Object.entries(value).every(([name, inside]) => this.fits(properties[name] ?? {}, inside))
      );
    return schema.type === undefined || [schema.type].flat().includes(typeOf(value));
  }
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

function text({ format }: Schema, { record, field }: Place): string {
  if (format === 'uuid') return idOf(field === '_id' ? record : field);
  if (format === 'date') return '2026-11-30';
  if (format === 'date-time') return '2026-11-26T09:12:00.000Z';
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same wherever a record of this kind stands. */
function idOf(record: string): string {
  const hash = createHash('sha256').update(record).digest('hex');
  return `019ab0c1-${hash.slice(0, 4)}-7${hash.slice(4, 7)}-8${hash.slice(7, 10)}-${hash.slice(10, 22)}`;
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** 'leaveType' of LeaveTypeRecord, which is also how fields that hold one are called. */
function recordOf(type: string): string {
  const name = type.replace(/(List|Details|Name|Updated)?(Record|Response)$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
