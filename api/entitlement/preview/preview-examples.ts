import type {
  LeavePreviewResponse,
  PreviewPeopleResponse,
} from '../../contract/leave/leave-preview-responses.js';

const leaveType = { _id: '01900000-0000-7000-8000-000000000003', name: 'Annual Leave' };
const preview = '019ab4c2-4d63-7f71-9b2c-3d4e5f607182';

export const LEAVE_PREVIEW_EXAMPLES = {
  LeavePreviewResponse: {
    success: true,
    preview: {
      _id: preview,
      kind: 'version',
      state: 'Done',
      done: 34,
      total: 34,
      on: '2027-12-31',
      basis: preview,
      summary: [
        {
          leaveType,
          unit: 'days',
          gain: { people: 24, amount: 27 },
          lose: { people: 3, amount: -6.5 },
          negative: 1,
          unchanged: 7,
          requests: 0,
        },
      ],
      fault: null,
      createdAt: '2026-11-23T09:12:44.105Z',
      createdBy: 'Ingrid Solberg',
    },
  } satisfies LeavePreviewResponse,
  PreviewPeopleResponse: {
    success: true,
    people: [
      {
        _id: '019ab4c2-51f0-7c3a-8d4e-5f6071829304',
        employee: {
          _id: '019ab0c1-7f52-7d33-9a51-2f6c1e0b4d10',
          employeeId: 'EMP-0042',
          name: 'Amara Okafor',
          profileImage: null,
          department: { _id: '019ab0bf-0d4b-7c22-b0c9-7a8e6f5d4c3b', dep_name: 'Research' },
        },
        leaveType,
        unit: 'days',
        before: 23,
        after: 22,
        difference: -1,
        effect: 'lose',
        negative: null,
        reasons: [
          { code: 'granted', amount: 1, rate: 26 },
          { code: 'expired', amount: -2, on: '2027-03-31' },
        ],
        requests: [],
        offered: null,
      },
    ],
  } satisfies PreviewPeopleResponse,
};
