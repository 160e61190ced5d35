import { useRef, useState } from 'react';
import type { LeaveTypeRecord } from '../../../../api/contract/leave/leave-policies.js';
import { EVERYBODY } from '../../../../api/contract/working-time/working-time.js';
import { useIdempotencyKey } from '../../api/idempotency-key';
import { useApi } from '../../api/use-api';
import { useText } from '../../i18n/use-text';
import { ANNUAL_RULES, SICK_RULES, WORK_WEEK } from './starting-rules';

interface StartingTypes {
  annual: LeaveTypeRecord;
  sick: LeaveTypeRecord;
}

/** One call after the other. After a failure, those that succeeded are not repeated: each has its own idempotency key. */
export function useStoreSet({ annual, sick }: StartingTypes) {
  const text = useText();
  const api = useApi();
  const { key } = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const done = useRef(new Map<string, string>());

  async function once(
    step: string,
    call: (stepKey: string) => Promise<{ _id: string } | void>,
  ): Promise<string> {
    const known = done.current.get(step);
    if (known !== undefined) return known;
    const id = (await call(`${key}-${step}`))?._id ?? '';
    done.current.set(step, id);
    return id;
  }

  async function store(from: string): Promise<void> {
    setBusy(true);
    try {
      const patterns = await api.workPatterns();
      if (!patterns.some(({ everybody }) => everybody)) {
        const pattern = await once('pattern', (stepKey) =>
          api.addWorkPattern(
            { name: text('leaveRules.start.patternName'), slots: WORK_WEEK },
            stepKey,
          ),
        );
        await once(
          'patternFrom',
          async (stepKey) =>
            void (await api.assign(
              { holders: EVERYBODY, subject: 'pattern', target: pattern, from },
              stepKey,
            )),
        );
      }
      const annualPolicy = await once('annual', (stepKey) =>
        api.addLeavePolicy(
          {
            leaveType: annual._id,
            name: text('leaveRules.start.annualName'),
            from,
            rules: ANNUAL_RULES,
          },
          stepKey,
        ),
      );
      await once(
        'annualFrom',
        async (stepKey) =>
          void (await api.assign(
            { holders: EVERYBODY, subject: annual._id, target: annualPolicy, from },
            stepKey,
          )),
      );
      const sickPolicy = await once('sick', (stepKey) =>
        api.addLeavePolicy(
          { leaveType: sick._id, name: text('leaveRules.start.sickName'), from, rules: SICK_RULES },
          stepKey,
        ),
      );
      await once(
        'sickFrom',
        async (stepKey) =>
          void (await api.assign(
            { holders: EVERYBODY, subject: sick._id, target: sickPolicy, from },
            stepKey,
          )),
      );
    } finally {
      setBusy(false);
    }
  }

  return { store, busy };
}
