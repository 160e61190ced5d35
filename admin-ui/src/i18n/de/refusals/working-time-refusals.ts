export const workingTimeRefusals = {
  'pattern.not_found': 'Dieses Arbeitszeitmodell gibt es nicht.',
  'pattern.name_taken': 'Es gibt bereits ein Arbeitszeitmodell mit diesem Namen.',
  'pattern.slots_malformed':
    '„%{label}“ muss für 1 bis 4 ganze Wochen angegeben sein: für jeden Tag die Minuten des Vormittags und des Nachmittags, von 0 bis %{max}.',
  'pattern.no_work':
    'Dieses Modell hat keine Arbeitsstunden. Geben Sie für mindestens eine Tageshälfte Stunden ein.',
  'calendar.not_found': 'Diesen Feiertagskalender gibt es nicht.',
  'calendar.name_taken': 'Es gibt bereits einen Feiertagskalender mit diesem Namen.',
  'calendar.too_long': 'Der Kalender zeigt höchstens %{max} Tage auf einmal.',
  'assignment.not_found': 'Diese Zuweisung gibt es nicht.',
  'assignment.ended': 'Diese Zuweisung wurde bereits entfernt.',
  'assignment.holders_malformed':
    '„%{label}“ muss alle, 1 bis %{max} Personen oder ein Filter der Liste sein.',
  'assignment.subject_malformed':
    '„%{label}“ muss Arbeitszeit, Feiertage oder eine Abwesenheitsart sein.',
  'assignment.subject_missing': 'Diese Abwesenheitsart gibt es nicht.',
  'assignment.target_missing':
    'Das Modell, den Kalender oder die Regelung für die Zuweisung gibt es nicht.',
  'assignment.target_archived': '„%{name}“ ist archiviert und kann nicht mehr zugewiesen werden.',
  'assignment.everybody_inherits': 'Nur eine einzelne Person kann der Zuweisung für alle folgen.',
  'assignment.target_and_inherit': 'Wählen Sie entweder etwas zum Zuweisen oder „Wie alle“.',
  'holiday.days_malformed':
    '„%{label}“ muss eine Liste von höchstens %{max} Tagen sein, jeder mit einem Datum wie %{example}, einem Namen und der Tageshälfte, wenn es nicht der ganze ist.',
  'holiday.removed_malformed':
    '„%{label}“ muss eine Liste von höchstens %{max} Daten wie %{example} sein.',
  'holiday.day_twice': '%{day} steht zweimal in der Liste.',
  'holiday.year_outside': 'Wählen Sie ein Jahr von %{first} bis %{last}.',
  'holiday.no_proposals': 'Für dieses Land oder diese Region gibt es keine Vorschläge.',
  'holiday.no_columns':
    'Die Tabelle braucht eine Spalte mit Datum und eine mit Namen, mit den Überschriften „Datum“ und „Name“.',
  'holiday.no_events': 'Diese Kalenderdatei enthält keine Termine.',
  'holiday.too_many_events':
    'Die Datei hat mehr als %{max} Termine oder Zeilen. Exportieren Sie weniger Jahre.',
  'holiday.too_many_dates':
    'Die wiederkehrenden Termine der Datei ergeben mehr als %{max} Tage. Exportieren Sie weniger Jahre.',
};
