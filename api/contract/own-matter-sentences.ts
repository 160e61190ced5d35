import type { Language } from './languages.js';
import type { OwnMatterKind } from './notification-kinds.js';

type MatterOf<Kind> = Kind extends `own.${infer Matter}` ? Matter : never;
export type OwnMatterName = MatterOf<OwnMatterKind>;

/** For mails and screens alike. `%{name}` is the name of the admin. */
export const OWN_MATTER_SENTENCES: Record<Language, Record<OwnMatterName, string>> = {
  en: {
    pay: '%{name} changed their own pay',
    balance: '%{name} changed their own leave balance',
    employment: '%{name} changed their own hire date or last day',
    policy: '%{name} changed their own leave policy, work pattern or holidays',
    leave: '%{name} changed their own leave',
  },
  fr: {
    pay: '%{name} a modifié son propre salaire',
    balance: '%{name} a modifié son propre solde de congés',
    employment: '%{name} a modifié sa propre date d’embauche ou son dernier jour',
    policy: '%{name} a modifié sa propre règle de congés, son horaire ou ses jours fériés',
    leave: '%{name} a modifié ses propres congés',
  },
};
