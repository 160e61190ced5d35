import { type ComponentProps, useEffect } from 'react';
import { Form as AdminForm } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import { isShown } from './described-fields';
import { FormErrors } from './form-errors';

/** react-admin's form; errors without an input stand in its head. */
export function Form({
  children,
  ...form
}: Omit<ComponentProps<typeof AdminForm>, 'noValidate' | 'disableInvalidFormNotification'>) {
  return (
    <AdminForm noValidate disableInvalidFormNotification {...form}>
      <ErrorsElsewhere />
      {children}
    </AdminForm>
  );
}

function ErrorsElsewhere() {
  const { control, clearErrors, setError } = useFormContext();
  const { errors } = useFormState();
  const { root, ...atNames } = errors;
  const elsewhere = messagesIn(atNames).filter(({ name }) => !isShown(control, name));

  // Under 'root' they end with the next attempt; under a name without an input they would prevent it.
  useEffect(() => {
    for (const { name, message } of elsewhere) {
      clearErrors(name);
      setError(`root.${name.replaceAll('.', ' ')}`, { type: 'server', message });
    }
  });

  return (
    <FormErrors
      errors={Object.fromEntries(
        messagesIn(root ?? {}).map(({ name, message }) => [name, message]),
      )}
      at={[]}
    />
  );
}

interface FoundError {
  name: string;
  message: string;
}

/** Errors have the shape of the values, so some lie deeper. */
function messagesIn(errors: object, within = ''): FoundError[] {
  return Object.entries(errors).flatMap(([key, found]: [string, unknown]) => {
    if (typeof found !== 'object' || found === null) return [];
    const name = within + key;
    if ('message' in found && typeof found.message === 'string')
      return [{ name, message: found.message }];
    return messagesIn(found, `${name}.`);
  });
}
