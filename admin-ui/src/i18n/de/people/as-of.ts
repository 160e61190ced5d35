import type { Messages } from '../../messages';

export const asOf: Messages['asOf'] = {
  choose: 'Tag wählen',
  day: 'Tag',
  startOfYear: 'Jahresanfang',
  yearAgo: 'Vor einem Jahr',
  inAMonth: 'In einem Monat',
  company: 'Das Unternehmen am %{date}.',
  companyOf:
    'Das Unternehmen am %{date}, %{count} Person. |||| Das Unternehmen am %{date}, %{count} Personen.',
  readOnly: 'Nur Ansicht.',
  since: 'Seitdem %{joined} hinzugekommen, %{left} ausgeschieden.',
  until: 'Bis dahin kommen %{joined} hinzu, %{left} scheiden aus.',
  back: 'Zurück zu heute',
  leftOn: 'Ausgeschieden am %{date}',
  leavesOn: 'Scheidet am %{date} aus',
  changed: {
    plain: { past: '%{value} seit %{date}', planned: '%{value} ab %{date}' },
    named: { past: '%{kind}: %{value} seit %{date}', planned: '%{kind}: %{value} ab %{date}' },
    without: {
      past: '%{kind}: entfällt seit %{date}',
      planned: '%{kind}: entfällt ab %{date}',
    },
  },
  facts: {
    department: 'Abteilung',
    designation: 'Position',
    manager: 'Vorgesetzte/r',
    approver: 'Genehmigende Person',
    employmentType: 'Beschäftigungsart',
    location: 'Standort',
    contractEnd: 'Vertragsende',
    probationEnd: 'Ende der Probezeit',
  },
};
