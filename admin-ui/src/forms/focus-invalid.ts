const FIELD =
  ':is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input, [role="alert"]';

/** The field that is refused, or the words of a refusal that no field shows; once they are rendered. */
export const focusInvalid = (form: ParentNode): void =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>(FIELD)?.focus());
