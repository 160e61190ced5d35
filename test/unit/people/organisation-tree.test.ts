import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  organisationTree,
  pathTo,
  type OrganisationNode,
} from '../../../api/contract/organisation/organisation-tree.js';
import type { OrganisationPerson } from '../../../api/contract/organisation/organisation.js';

const person = (_id: string, manager: string | null = null): OrganisationPerson => ({
  _id,
  name: _id,
  designation: null,
  profileImage: null,
  department: 'Sales',
  manager,
  managerName: null,
});

/** 'Kenji(Amara(Emil, Jürgen), Diego)'. */
const drawn = (nodes: readonly OrganisationNode[]): string =>
  nodes
    .map((node) => node.person._id + (node.reports.length > 0 ? `(${drawn(node.reports)})` : ''))
    .join(', ');

describe('a tree of people', () => {
  test('has those without a manager at the top, apart from those who stand alone', () => {
    const { tops, alone } = organisationTree([
      person('Amara', 'Kenji'),
      person('Diego', 'Kenji'),
      person('Emil', 'Amara'),
      person('Kenji'),
      person('María'),
    ]);
    expect(drawn(tops)).toBe('Kenji(Amara(Emil), Diego)');
    expect(drawn(alone)).toBe('María');
    expect(tops[0]).toMatchObject({ inAll: 3, reports: { length: 2 } });
  });

  test('has somebody at the top whose manager is not among the people', () => {
    const { tops } = organisationTree([
      person('Amara', 'somebody who left'),
      person('Emil', 'Amara'),
    ]);
    expect(drawn(tops)).toBe('Amara(Emil)');
  });

  test.each([
    [[person('Ann', 'Bob'), person('Bob', 'Ann')], 'Bob(Ann)'],
    [[person('Ann', 'Bob'), person('Bob', 'Cleo'), person('Cleo', 'Ann')], 'Cleo(Bob(Ann))'],
    [[person('Ann', 'Bob'), person('Bob', 'Cleo'), person('Cleo', 'Bob')], 'Cleo(Bob(Ann))'],
  ])('ends a circle, and shows its people once', (people, expected) => {
    const { tops } = organisationTree(people);
    expect(drawn(tops)).toBe(expected);
  });

  test('shows somebody who manages themselves as one who stands alone', () => {
    expect(drawn(organisationTree([person('Ann', 'Ann')]).alone)).toBe('Ann');
  });
});

const companies = fc.integer({ min: 1, max: 30 }).chain((size) =>
  fc.array(
    fc.option(
      fc.integer({ min: 0, max: size + 2 }).map((place) => `P${place}`),
      { nil: null },
    ),
    { minLength: size, maxLength: size },
  ),
);

function everybody(nodes: readonly OrganisationNode[]): OrganisationNode[] {
  return nodes.flatMap((node) => [node, ...everybody(node.reports)]);
}

describe('for all companies', () => {
  const law = (check: (people: OrganisationPerson[]) => void) =>
    fc.assert(
      fc.property(companies, (managers) =>
        check(managers.map((manager, place) => person(`P${place}`, manager))),
      ),
    );

  test('everybody is in the tree once', () => {
    law((people) => {
      const { tops, alone } = organisationTree(people);
      const found = [...everybody(tops), ...alone].map((node) => node.person._id);
      expect(found.sort()).toEqual(people.map(({ _id }) => _id).sort());
    });
  });

  test('the sums agree', () => {
    law((people) => {
      const { tops, alone, byId } = organisationTree(people);
      const whole = tops.reduce((sum, { inAll }) => sum + inAll + 1, alone.length);
      expect(whole).toBe(people.length);
      for (const node of byId.values()) expect(node.inAll).toBe(everybody(node.reports).length);
    });
  });

  test('reports stand below their own manager, in the order that was given', () => {
    law((people) => {
      const { byId } = organisationTree(people);
      const places = people.map(({ _id }) => _id);
      for (const node of byId.values()) {
        const reports = node.reports.map((report) => report.person);
        expect(reports.every(({ manager }) => manager === node.person._id)).toBe(true);
        const order = reports.map(({ _id }) => places.indexOf(_id));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(pathTo(node).at(-1)).toBe(node);
      }
    });
  });

  test('only a manager who is not there, or a circle, leaves somebody at the top', () => {
    law((people) => {
      const { tops, alone, byId } = organisationTree(people);
      for (const { person: one } of [...tops, ...alone]) {
        const manager = byId.get(one.manager ?? '');
        if (manager) expect(pathTo(manager)[0]?.person).toBe(one);
      }
    });
  });
});
