import { useConfig } from '../api/config';
import { common as english } from '../i18n/en/common';

/** Undefined where nobody named the company: then it has the product's name. */
export function useCompanyName(): string | undefined {
  const name = useConfig()?.companyName;
  return name === english.app.name ? undefined : name;
}
