import { SelectInput } from '../forms/select-input';
import { type MessageKey, useText } from '../i18n/use-text';

interface Props<Value extends string> {
  source: string;
  label: string;
  choices: readonly Value[];
  /** The message of a choice. */
  named: (choice: Value) => MessageKey;
}

/** One of the few words that the contract knows. */
export function ChoiceInput<Value extends string>({ choices, named, ...input }: Props<Value>) {
  const text = useText();
  return <SelectInput {...input} choices={choices.map((value) => ({ value, label: text(named(value)) }))} />;
}
