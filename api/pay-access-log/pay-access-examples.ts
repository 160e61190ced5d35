import type { PayAccessResponse } from '../contract/salary/salary-responses.js';

export const PAY_ACCESS_EXAMPLES = {
  PayAccessResponse: {
    success: true,
    accesses: [
      {
        _id: '019ab2d8-4c11-7e5a-8b6c-1d2e3f4a5b6c',
        by: { name: 'Ruth Adeyemi' },
        at: '2026-05-19T10:02:44.120Z',
        where: 'history',
        people: 1,
      },
      {
        _id: '019ab2d7-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
        by: { name: 'Ruth Adeyemi' },
        at: '2026-05-12T08:30:02.871Z',
        where: 'list',
        people: 10,
      },
    ],
    summary: { since: '2026-01-01', accesses: 2, people: 1 },
  } satisfies PayAccessResponse,
};
