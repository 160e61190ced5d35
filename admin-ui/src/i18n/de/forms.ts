import type { Messages } from '../messages';

export const forms: Messages['forms'] = {
  fillIn: 'Bitte füllen Sie das Feld „%{label}“ aus.',
  choose: 'Bitte treffen Sie eine Auswahl bei „%{label}“.',
  noReason: 'Bitte geben Sie einen Grund an.',
  noPhone: 'Geben Sie eine Telefonnummer wie +49 30 1234567 ein.',
  noDate: 'Bitte geben Sie ein Datum ein.',
  dateOutside: 'Das Datum muss zwischen %{min} und %{max} liegen.',
  noDecimals:
    'Bitte geben Sie einen Betrag ohne Nachkommastellen ein: Die Währung Ihres Unternehmens hat keine.',
  noAmount:
    'Bitte geben Sie einen Betrag bis 1.000.000.000 mit höchstens zwei Nachkommastellen ein.',
  chooseImage: 'Bild auswählen',
  removeImage: 'Entfernen',
  imageHint: 'JPEG, PNG, WebP oder GIF, bis 5 MB',
  imageType: 'Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder GIF.',
  imageSize: 'Dieses Bild ist größer als 5 MB. Bitte wählen Sie ein kleineres.',
  unsavedTitle: 'Ihre Änderungen verwerfen?',
  unsaved: 'Ihre Änderungen gehen verloren.',
  discard: 'Verwerfen',
  keepEditing: 'Weiter bearbeiten',
  staleTitle: 'Von jemand anderem geändert',
  reload: 'Neu laden',
  conflict:
    'Jemand anderes hat dies inzwischen geändert. Hier sehen Sie Ihre Änderungen neben dem gespeicherten Stand. Alle anderen Felder bleiben wie gespeichert.',
  conflictElsewhere:
    'Jemand anderes hat dies inzwischen geändert, aber keines der Felder, die Sie geändert haben.',
  field: 'Feld',
  mine: 'Ihre Angabe',
  theirs: 'Gespeichert',
  keepMine: 'Meine behalten',
  takeTheirs: 'Gespeicherte übernehmen',
  restored: 'Ihre Eingaben wurden wiederhergestellt, außer Passwörtern und Beträgen.',
};
