import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { ENGINE } from '../../support/database.js';
import { figuresOf, type Figures } from '../../support/figures.js';
import { serverOfFile } from '../../support/server.js';

interface Panel {
  id: number;
  type: string;
  title: string;
  description?: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit?: string } };
  targets?: { expr: string }[];
}

const top = new URL('../../../', import.meta.url);
const ALERTS = new URL('deploy/prometheus/alerts.yml', top).pathname;
const text = (path: string) => readFileSync(new URL(path, top), 'utf8');
const dashboard = JSON.parse(text('deploy/grafana/dashboard.json')) as {
  schemaVersion: number;
  panels: Panel[];
  templating: { list: { name: string }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const alerts = text('deploy/prometheus/alerts.yml');
const page = text('docs/observability.md');

/** Only a database server has a pool; the embedded database has none. */
const POOL = ENGINE === 'mysql' ? [] : ['ems_database_connections', 'ems_database_connections_max'];

const server = await serverOfFile();
const figures: Figures = await figuresOf(server.client());

const namesIn = (query: string) => query.match(/\b(?:ems|http|process|nodejs)_\w+/g) ?? [];
const unknown = (names: string[]) =>
  [...new Set(names)].filter((name) => {
    const family = name.replace(/_(bucket|sum|count)$/, '');
    return (
      !figures.types.has(name) && figures.types.get(family) !== 'histogram' && !POOL.includes(name)
    );
  });

describe('the dashboard', () => {
  test('asks for nothing that the server does not tell', () => {
    const names = panels.flatMap(({ targets = [] }) =>
      targets.flatMap(({ expr }) => namesIn(expr)),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(unknown(names)).toEqual([]);
  });

  test('shows every figure of our own', () => {
    const shown = new Set(
      panels
        .flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)))
        .map((name) => name.replace(/_(bucket|sum|count)$/, '')),
    );
    expect(
      [...figures.types.keys()].filter((name) => /^(ems|http)_/.test(name) && !shown.has(name)),
    ).toEqual([]);
  });

  test('has a unit, a description and a place of its own for each panel', () => {
    expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(39);
    expect(dashboard.templating.list.map(({ name }) => name)).toEqual([
      'datasource',
      'job',
      'instance',
    ]);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { title, description, fieldConfig, targets } of panels) {
      expect({
        title,
        description,
        unit: fieldConfig?.defaults.unit,
        asks: targets?.length,
      }).toEqual({
        title,
        description: expect.stringMatching(/\.$/),
        unit: expect.any(String),
        asks: expect.any(Number),
      });
    }
    const places = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('the alerts', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);

  test('ask for nothing that the server does not tell', () => {
    const asked = [...alerts.matchAll(/expr: (?:\|\n((?: {10,}.+\n)+)|(.+))/g)].flatMap(
      ([, lines, line]) => namesIn(lines ?? line ?? ''),
    );
    expect(asked.length).toBeGreaterThanOrEqual(names.length - 2);
    expect(unknown(asked)).toEqual([]);
  });

  test('each stand in docs/observability.md with what to do, and no other', () => {
    expect([...page.matchAll(/^\| `(Ems\w+)` \|/gm)].map(([, name]) => name).sort()).toEqual(
      [...names].sort(),
    );
  });

  const promtool = spawnSync('promtool', ['--version']).status === 0;
  (promtool ? test : test.skip)('are rules as Prometheus takes them', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', ALERTS], {
      encoding: 'utf8',
    });
    expect({ status, told: stdout + stderr }).toEqual({
      status: 0,
      told: expect.stringContaining('SUCCESS'),
    });
  });
});

test('every figure of our own is explained in docs/observability.md', () => {
  expect(
    [...figures.types.keys()].filter(
      (name) => /^(ems|http)_/.test(name) && !page.includes(`\`${name}`),
    ),
  ).toEqual([]);
});
