import { expect } from '@jest/globals';
import type { Client } from './client.js';

/** Parsed from the text that Prometheus would read. */
export interface Figures {
  text: string;
  /** Every name that is announced, with its type. */
  types: Map<string, string>;
  /** Each series by its name and labels as they are written. */
  series: Map<string, number>;
  /** The sum of all series of a name whose labels hold every one of these. */
  sum(name: string, labels?: Record<string, string>): number;
}

export async function figuresOf(client: Client): Promise<Figures> {
  const { status, body } = await client.get('/metrics');
  expect(status).toBe(200);
  return readFigures(String(body));
}

export function readFigures(text: string): Figures {
  const types = new Map<string, string>();
  const series = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (name && type) types.set(name, type);
    if (line === '' || line.startsWith('#')) continue;
    const [, key, value] = /^(\w+(?:\{.*\})?) (\S+)$/.exec(line) ?? [];
    if (!key) throw new Error(`Not read: ${line}`);
    series.set(key, Number(value));
  }
  const sum = (name: string, labels: Record<string, string> = {}) => {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const found = [...series].filter(
      ([key]) =>
        (key === name || key.startsWith(`${name}{`)) && wanted.every((part) => key.includes(part)),
    );
    return found.reduce((total, [, value]) => total + value, 0);
  };
  return { text, types, series, sum };
}
