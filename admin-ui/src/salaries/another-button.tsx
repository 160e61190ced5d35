import { useFormState } from 'react-hook-form';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';

/** No submit button of its own, because Enter in a field presses the first of those. */
export function AnotherButton({ onPress }: { onPress: () => void }) {
  const text = useText();
  const { isSubmitting } = useFormState();
  return (
    <Button
      disabled={isSubmitting}
      onClick={({ currentTarget }) => {
        onPress();
        currentTarget.form?.requestSubmit();
      }}
    >
      {text('salaries.addAnother')}
    </Button>
  );
}
