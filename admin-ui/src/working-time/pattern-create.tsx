import { useSearchParams } from 'react-router';
import {
  PATTERN_NAME_MAX,
  type PatternSlot,
} from '../../../api/contract/working-time/working-time.js';
import { CreateForm } from '../forms/create-form';
import { FormActions, FormSection, FormSkeleton } from '../forms/form-layout';
import { TextInput } from '../forms/inputs';
import { useLeaveWith } from '../forms/use-leave-with';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { PageHead } from '../ui/layout/page-head';
import { usePhone } from '../ui/layout/use-phone';
import { minutesOf, writtenHours } from './pattern-hours';
import { SlotsInput, TotalHours, type WrittenSlot } from './slots-input';
import { useWorkingTimeRefresh, useWorkPatterns } from '../api/use-working-time';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/working-time';

export const messages = catalogueOf({ 'working-time': english });

const FULL_TIME: PatternSlot[] = [...Array<PatternSlot>(5).fill([240, 240]), [0, 0], [0, 0]];

/** `?copy=` names the pattern whose hours it begins with. */
export default function PatternCreate() {
  const text = useText();
  const [query] = useSearchParams();
  const copied = query.get('copy');
  const { data: patterns, isPending } = useWorkPatterns();
  const slots = patterns?.find(({ _id }) => _id === copied)?.slots ?? FULL_TIME;
  return (
    <>
      <PageHead
        title={text('workingTime.newTitle')}
        parent={{ to: officePath.workingTime, label: text('workingTime.title') }}
      />
      {copied && isPending ? <FormSkeleton fields={3} /> : <PatternForm slots={slots} />}
    </>
  );
}

function PatternForm({ slots }: { slots: PatternSlot[] }) {
  const text = useText();
  const leaveWith = useLeaveWith();
  const refresh = useWorkingTimeRefresh();
  const phone = usePhone();

  function onCreated() {
    void refresh();
    leaveWith(text('workingTime.created'), officePath.workingTime);
  }

  return (
    <CreateForm
      resource="workPatterns"
      defaultValues={{ name: '', slots: slots.map((slot) => slot.map(writtenHours)) }}
      transform={({ name, slots }) => ({
        name,
        slots: (slots as WrittenSlot[]).map((slot) => slot.map(minutesOf)),
      })}
      onCreated={onCreated}
    >
      <FormSection title={text('workingTime.details')} help={text('workingTime.detailsHelp')}>
        <TextInput source="name" label={text('workingTime.name')} maxLength={PATTERN_NAME_MAX} />
      </FormSection>
      <FormSection title={text('workingTime.hours')} help={text('workingTime.hoursHelp')}>
        <SlotsInput source="slots" />
      </FormSection>
      <FormActions
        submit={text('workingTime.create')}
        busy={text('workingTime.creating')}
        cancel={officePath.workingTime}
      >
        {phone && <TotalHours source="slots" />}
      </FormActions>
    </CreateForm>
  );
}
