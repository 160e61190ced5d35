import type { UnsignedRecord } from '../../../api/contract/payroll/run-signatures.js';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';

export function useSigningWords() {
  const text = useText();
  const list = useListText();
  return {
    /** '2 salary changes by Ingrid Solberg: Amara Okafor and Mateo Silva'. */
    changes({ kind, by, facts, names }: UnsignedRecord): string {
      const changes = text(`payRun.signing.kinds.${kind}`, { count: facts });
      return text(kind === 'run' ? 'payRun.signing.byAlone' : 'payRun.signing.by', {
        changes,
        name: by.name,
        names: list(names),
      });
    },
    signers({ signers, by }: UnsignedRecord): string {
      return signers.length === 0
        ? text('payRun.signing.nobody', { name: by.name })
        : text('payRun.signing.signers', {
            count: signers.length,
            names: list(signers.map(({ name }) => name)),
          });
    },
  };
}
