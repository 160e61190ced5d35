import { officePath } from '../../paths';
import { useText } from '../../i18n/use-text';
import { ButtonLink } from '../../ui/button';

/** For somebody who cannot ask by themselves; with `employee`, whose id it is, for that person. */
export function EnterLeave({ employee }: { employee?: string }) {
  const text = useText();
  return (
    <ButtonLink variant="primary" to={officePath.enterLeave(employee)}>
      {text('leaves.enter')}
    </ButtonLink>
  );
}
