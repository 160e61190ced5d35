import type { common } from './en/common';
import type { imports } from './en/imports';
import type { office } from './en/office';
import type { portalWords } from './en/portal-words';

type Translated<Part> = { [Key in keyof Part]: Part[Key] extends string ? string : Translated<Part[Key]> };

/** Every language has every message. */
export type CommonMessages = Translated<typeof common>;
export type OfficeMessages = Translated<typeof office>;
export type PortalMessages = Translated<typeof portalWords>;
export type ImportMessages = Translated<{ imports: typeof imports }>;
export type Messages = CommonMessages & OfficeMessages & PortalMessages & ImportMessages;
