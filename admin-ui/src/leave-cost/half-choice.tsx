import { useController } from 'react-hook-form';
import type { EndOfLeave, StartOfLeave } from '../../../api/contract/leave-types.js';
import { useText } from '../i18n/use-text';
import { Segments } from '../ui/fields/segments';

/** Where leave begins on its first day. */
export function StartChoice() {
  const text = useText();
  const { field } = useController<{ startsAt: StartOfLeave }>({ name: 'startsAt', shouldUnregister: true, defaultValue: 'morning' });
  const options = [{ value: 'morning' as const, label: text('leaveCost.morning') }, { value: 'noon' as const, label: text('leaveCost.noon') }];
  return (
    <div>
      <Segments label={text('leaveCost.starts')} options={options} value={field.value} onChoose={field.onChange} />
    </div>
  );
}

/** Where it ends on its last day. */
export function EndChoice() {
  const text = useText();
  const { field } = useController<{ endsAt: EndOfLeave }>({ name: 'endsAt', shouldUnregister: true, defaultValue: 'evening' });
  const options = [{ value: 'noon' as const, label: text('leaveCost.noon') }, { value: 'evening' as const, label: text('leaveCost.evening') }];
  return (
    <div>
      <Segments label={text('leaveCost.ends')} options={options} value={field.value} onChoose={field.onChange} />
    </div>
  );
}
