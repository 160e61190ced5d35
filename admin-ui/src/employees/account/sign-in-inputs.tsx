import { ROLES } from '../../../../api/contract/auth/roles.js';
import { TextInput } from '../../forms/inputs';
import { useText } from '../../i18n/use-text';
import { ChoiceInput } from '../choice-input';

/** The address that a person signs in with, and the role. */
export function SignInInputs() {
  const text = useText();
  return (
    <>
      <TextInput
        source="email"
        label={text('employees.email')}
        type="email"
        maxLength={254}
        autoCapitalize="none"
        spellCheck={false}
        check={(email) =>
          /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : text('employees.emailMalformed')
        }
      />
      <ChoiceInput
        source="role"
        label={text('employees.role')}
        choices={ROLES}
        named={(role) => `person.roles.${role}`}
      />
    </>
  );
}
