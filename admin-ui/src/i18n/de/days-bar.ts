import type { Messages } from '../messages';

export const daysBar: Messages['daysBar'] = {
  parts: {
    taken: '%{amount} genommen',
    booked: '%{amount} genehmigt |||| %{amount} genehmigt',
    pending: '%{amount} offen',
    request: '%{amount} für diesen Antrag',
    expiring: '%{amount} droht zu verfallen |||| %{amount} drohen zu verfallen',
    available: '%{amount} verfügbar |||| %{amount} verfügbar',
    owed: '%{amount} im Minus',
    toCome: '%{amount} noch zu erwarten',
  },
  expiringOn:
    '%{amount} droht am %{date} zu verfallen |||| %{amount} drohen am %{date} zu verfallen',
  moreAvailable: 'außerdem %{amount} verfügbar |||| außerdem %{amount} verfügbar',
  carriesOver: '%{amount} übertragbar |||| %{amount} übertragbar',
  nothing: 'noch nichts',
  legend: {
    taken: 'Genommen',
    booked: 'Genehmigt',
    pending: 'Offen',
    request: 'Dieser Antrag',
    expiring: 'Droht zu verfallen: mehr, als in zwei Drittel der verbleibenden Arbeitstage passt',
    available: 'Verfügbar',
    owed: 'Im Minus',
    toCome: 'Kommt noch',
  },
  takenOrBooked: 'Genommen oder genehmigt',
  daysPerDot: 'Ein Punkt ist %{count} Tag. |||| Ein Punkt sind %{count} Tage.',
  hoursPerDot: 'Ein Punkt ist %{count} Stunde. |||| Ein Punkt sind %{count} Stunden.',
  hours: '%{hours} Std.',
  hoursAndMinutes: '%{hours} Std. %{minutes} Min.',
  minutes: '%{minutes} Min.',
};
