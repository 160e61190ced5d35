import {
  PEOPLE_MAX,
  STEP_PEOPLE,
  STEPS_MAX,
  type StepPeople,
} from '../contract/leave/approvals.js';
import { refusal, type Refusal } from '../contract/problem.js';
import { isId } from '../platform/database/statements/ids.js';
import { field } from '../platform/http/fields/field.js';

/** A step as it is sent: people by id, the cost in the type's unit. */
export interface GivenStep {
  who: StepPeople;
  people?: string[];
  overCost?: number;
}

const LABEL = 'Approval';
const COST_MAX = 100_000;
const EXAMPLE: GivenStep[] = [{ who: 'approver' }, { who: 'second', overCost: 5 }, { who: 'hr' }];

/** People may be sent as ids, or as the records that were read. */
export function ChainField(): PropertyDecorator {
  return field(
    LABEL,
    {
      read: (value) =>
        Array.isArray(value) && value.length <= STEPS_MAX ? value.map(readStep) : value,
      check,
      schema: {
        type: 'array',
        maxItems: STEPS_MAX,
        items: {
          type: 'object',
          required: ['who'],
          properties: {
            who: { type: 'string', enum: [...STEP_PEOPLE] },
            people: {
              type: 'array',
              items: { type: 'string', format: 'uuid' },
              minItems: 1,
              maxItems: PEOPLE_MAX,
              description: 'For `people`: any one of these employees.',
            },
            overCost: {
              type: 'number',
              minimum: 0,
              description: 'The step is skipped by requests that cost less.',
            },
          },
        },
        example: EXAMPLE,
      },
    },
    { optional: true },
  );
}

function readStep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { who, people, overCost } = value as {
    who?: unknown;
    people?: unknown;
    overCost?: unknown;
  };
  const step = {
    who,
    ...(overCost !== undefined && overCost !== null && overCost !== '' && { overCost }),
  };
  return who === 'people'
    ? {
        ...step,
        people:
          Array.isArray(people) && people.length <= PEOPLE_MAX ? people.map(readPerson) : people,
      }
    : step;
}

function readPerson(value: unknown): unknown {
  const id = typeof value === 'object' && value !== null ? (value as { _id?: unknown })._id : value;
  return typeof id === 'string' ? id.toLowerCase() : id;
}

function check(value: unknown): Refusal | undefined {
  const malformed = refusal('approval.chain_malformed', { label: LABEL, max: STEPS_MAX });
  if (!Array.isArray(value) || value.length > STEPS_MAX) return malformed;
  for (const [index, step] of (value as (Partial<GivenStep> | null)[]).entries()) {
    if (!step || !STEP_PEOPLE.includes(step.who as StepPeople)) return malformed;
    const { overCost, people } = step;
    if (
      overCost !== undefined &&
      !(typeof overCost === 'number' && overCost >= 0 && overCost <= COST_MAX)
    )
      return malformed;
    if (step.who !== 'people') continue;
    const isList =
      Array.isArray(people) &&
      people.length > 0 &&
      people.length <= PEOPLE_MAX &&
      people.every(isId) &&
      new Set(people).size === people.length;
    if (!isList) return refusal('approval.people_missing', { step: index + 1, max: PEOPLE_MAX });
  }
  return undefined;
}
