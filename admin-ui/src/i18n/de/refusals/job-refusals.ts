export const jobRefusals = {
  'job.nothing_set': 'Wählen Sie, was sich ändert.',
  'job.people_or_filter': 'Nennen Sie entweder Personen oder einen Filter.',
  'job.nobody': 'Diese Änderung betrifft niemanden.',
  'job.all_left_out': 'Alle werden ausgelassen, also wird nichts erfasst.',
  'job.too_many': 'Höchstens %{max} Personen können auf einmal geändert werden.',
  'job.salaries_malformed':
    '%{label} muss eine Liste von höchstens %{max} Beträgen sein, jeder für eine Person.',
  'job.salary_or_round': 'Geben Sie entweder ein Gehalt oder eine Gehaltsrunde ein.',
  'job.percent_or_amount': 'Geben Sie entweder einen Prozentsatz oder einen Betrag ein.',
  'job.ends_before': 'Das kann nicht vor der Änderung liegen, die ab %{from} gilt.',
  'job.not_employed': 'Diese Person ist am %{from} nicht beschäftigt.',
  'job.before_hired': 'Diese Person ist erst ab %{hiredOn} beschäftigt.',
  'job.no_salary': 'Von dieser Person ist kein Gehalt bekannt, also kann es nicht erhöht werden.',
  'job.unchanged': 'Das gilt an diesem Tag bereits.',
  'job.same_day':
    'Für den %{from} hat %{name} das am %{recordedOn} bereits erfasst: %{label}. Ziehen Sie diese Änderung zuerst zurück, oder wählen Sie einen anderen Tag.',
  'job.same_day_unknown':
    'Für den %{from} ist das bereits erfasst: %{label}. Ziehen Sie diese Änderung zuerst zurück, oder wählen Sie einen anderen Tag.',
  'job.changed':
    'Seit der Vorschau würde für %{name} etwas anderes erfasst. Bitte prüfen Sie die Änderung noch einmal. |||| Seit der Vorschau würde für %{count} Personen etwas anderes erfasst, darunter %{name}. Bitte prüfen Sie die Änderung noch einmal.',
  'job.changed_people':
    'Seit der Vorschau betrifft diese Änderung andere Personen. Bitte prüfen Sie sie noch einmal.',
  'job.changed_facts':
    'Seit der Vorschau haben sich Gehaltsabrechnung oder Urlaubsregeln geändert, also hätte die Änderung andere Folgen. Bitte prüfen Sie sie noch einmal.',
  'job.period_closed':
    'Urlaub ist bis %{latest} abgeschlossen, also können sich Arbeitszeit und Regelungen ab %{open} ändern.',
  'job.interrupted': 'Der Server wurde immer wieder unterbrochen. Was bisher erfasst ist, bleibt.',
  'job.not_found': 'Änderung nicht gefunden',
  'job.withdrawn': 'Diese Änderung wurde bereits zurückgezogen.',
  'job.kept':
    'Was von Anfang an bekannt war oder aus einer Datei stammt, wird hier nicht zurückgezogen.',
  'job.not_of_change': 'Diese Änderung betrifft eine dieser Personen nicht.',
  'job.type_not_found': 'Beschäftigungsart nicht gefunden',
  'job.type_missing': 'Diese Beschäftigungsart gibt es nicht.',
  'job.type_stale':
    'Jemand anderes hat diese Beschäftigungsart inzwischen geändert. Bitte laden Sie sie neu.',
  'job.type_name_taken': 'Es gibt bereits eine Beschäftigungsart mit diesem Namen.',
  'job.type_in_use':
    '%{count} Person hat oder hatte diese Beschäftigungsart, also bleibt sie. |||| %{count} Personen haben oder hatten diese Beschäftigungsart, also bleibt sie.',
};
