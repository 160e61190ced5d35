export type Part = Record<string, unknown>;

export type Section = 'schemas' | 'examples' | 'headers' | 'parameters';

export function reference(section: Section, name: string): { $ref: string } {
  return { $ref: `#/components/${section}/${name}` };
}
