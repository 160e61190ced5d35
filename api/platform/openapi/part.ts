/** A piece of the document: JSON, whose form the OpenAPI specification gives. */
export type Part = Record<string, unknown>;

export type Place = 'schemas' | 'examples' | 'headers' | 'parameters';

export function reference(place: Place, name: string): { $ref: string } {
  return { $ref: `#/components/${place}/${name}` };
}
