export const fileHeadings = {
  title: 'Überschriften',
  label: 'Zeile mit den Überschriften',
  inRow: 'Überschriften in Zeile %{row}',
  none: 'Keine Überschriften',
  noneHelp: 'Jede Zeile enthält Daten. Die Spalten heißen Column 1, Column 2 und so weiter.',
  row: 'Zeile %{row}: %{cells}',
  suggested: 'Vorgeschlagen',
  why: {
    known:
      'Zeile %{row} enthält bekannte Überschriften. Wählen Sie eine andere, wenn das nicht stimmt.',
    unlike:
      'Zeile %{row} unterscheidet sich von den Zeilen darunter. Wählen Sie eine andere, wenn das nicht stimmt.',
    values:
      'Die erste Zeile enthält Werte wie die Zeilen darunter. Wählen Sie eine Zeile, wenn sie die Überschriften enthält.',
    first:
      'Aus der Datei geht nicht hervor, welche Zeile die Überschriften enthält. Bitte prüfen Sie es.',
  },
  above:
    '%{count} Zeile über den Überschriften wird nicht gelesen. |||| %{count} Zeilen über den Überschriften werden nicht gelesen.',
  hidden: 'Nur wer die Datei hochgeladen hat, sieht hier ihre ersten Zeilen.',
  failed: 'Die Überschriften konnten nicht geändert werden. Bitte versuchen Sie es erneut.',
};
