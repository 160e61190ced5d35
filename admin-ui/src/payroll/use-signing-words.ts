import type {
  RunSignaturesRecord,
  UnsignedRecord,
} from '../../../api/contract/payroll/run-signatures.js';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';

export function useSigningWords() {
  const text = useText();
  const list = useListText();

  /** '2 salary changes by Ingrid Solberg: Amara Okafor and Mateo Silva'. */
  function changes({ kind, by, facts, names }: UnsignedRecord): string {
    const said = text(`payRun.signing.kinds.${kind}`, { count: facts });
    return text(kind === 'run' ? 'payRun.signing.byAlone' : 'payRun.signing.by', {
      changes: said,
      name: by.name,
      names: list(names),
    });
  }

  function signersOf({ signers, by }: UnsignedRecord): string {
    const others = signers.flatMap(({ name, own }) => (own ? [] : name));
    if (signers.length === 0) return text('payRun.signing.nobody', { name: by.name });
    if (others.length < signers.length)
      return text('payRun.signing.ownSigner', {
        names: list([text('payRun.signing.you'), ...others]),
      });
    return text('payRun.signing.signers', { count: others.length, names: list(others) });
  }

  return {
    changes,
    /** The people who can sign are named once for all changes that they can sign. */
    groups({ unsigned, effect }: RunSignaturesRecord): { signers: string; changes: string[] }[] {
      const groups = new Map<string, string[]>();
      for (const one of unsigned) {
        const signers = effect === 'alone' ? text('payRun.signing.alone') : signersOf(one);
        groups.set(signers, [...(groups.get(signers) ?? []), changes(one)]);
      }
      return [...groups].map(([signers, said]) => ({ signers, changes: said }));
    },
  };
}
