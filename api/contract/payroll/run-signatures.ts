import type { PayFactKind } from './pay-facts.js';

/** 'approves': with the signatures that are there; 'alone': since nobody else could have signed; 'none': it would not count. */
export const SIGNATURE_EFFECTS = ['approves', 'alone', 'signs', 'signed', 'none'] as const;
export type SignatureEffect = (typeof SIGNATURE_EFFECTS)[number];

/** Facts without a signature of somebody who may judge them. */
export interface UnsignedRecord {
  kind: PayFactKind;
  /** The authors. */
  by: { name: string };
  facts: number;
  /** The first of their subjects: people, or a component. */
  names: string[];
  /** Whose signature would count; `own` is the reader's. */
  signers: { name: string; own: boolean }[];
}

export interface RunSignaturesRecord {
  /** Identifies the facts that are signed, for POST payroll/run/sign/{id}. */
  fingerprint: string;
  signatures: { by: { name: string }; at: string }[];
  unsigned: UnsignedRecord[];
  /** The effect of the reader's signature. */
  effect: SignatureEffect;
}
