import type { Messages } from '../../messages';

export const employment: Messages['employment'] = {
  hireDate: 'Eintrittsdatum',
  service: '%{count} Jahr Betriebszugehörigkeit |||| %{count} Jahre Betriebszugehörigkeit',
  serviceUnderYear: 'Weniger als ein Jahr Betriebszugehörigkeit',
  serviceWithoutBreaks: '%{service}, ohne Unterbrechungen',
  periods: 'Beschäftigungen',
  since: 'Seit %{date}',
  from: 'Ab %{date}',
  until: 'Bis %{date}',
  break: 'Unterbrechung: %{time}',
  years: '%{count} Jahr |||| %{count} Jahre',
  months: '%{count} Monat |||| %{count} Monate',
  days: '%{count} Tag |||| %{count} Tage',
  leaveEffect: 'Auswirkung auf den Urlaub',
  leaveEffectOn: 'Salden am %{date}, vorher und nachher.',
  leaveEffectClosed:
    '%{type}: Abgeschlossene Jahre bleiben unverändert. Eine Korrekturbuchung über %{amount} würde den Unterschied ausgleichen.',
  leaveEffectNone: 'Kein Saldo ändert sich.',
  leaveEffectBusy: 'Auswirkung auf den Urlaub wird berechnet...',
};
