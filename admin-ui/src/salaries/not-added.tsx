import { useFormState } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { AlertBox } from '../ui/alert-box';

/** Gone while the next attempt is on its way. */
export function NotAdded({ reason }: { reason: string }) {
  const text = useText();
  const { isSubmitting } = useFormState();
  return isSubmitting ? null : <AlertBox reason={reason}>{text('salaries.notAdded')}</AlertBox>;
}
