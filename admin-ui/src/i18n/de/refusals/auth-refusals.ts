export const authRefusals = {
  'auth.required': 'Bitte melden Sie sich an.',
  'auth.invalid_credentials': 'E-Mail oder Passwort ist falsch',
  'auth.too_many_attempts':
    'Zu viele Versuche. Bitte versuchen Sie es in einer Minute erneut. |||| Zu viele Versuche. Bitte versuchen Sie es in %{count} Minuten erneut.',
  'auth.confirm_needed': 'Bitte bestätigen Sie Ihr Passwort, um fortzufahren.',
  'auth.idle': 'Sie waren eine Weile inaktiv. Bitte bestätigen Sie Ihr Passwort, um fortzufahren.',
  'auth.password_change_required':
    'Ihr Passwort wurde vom Server erzeugt. Bitte legen Sie ein eigenes fest, um fortzufahren.',
  'auth.factor_required':
    'Ihr Unternehmen verlangt die Zwei-Faktor-Authentifizierung. Bitte richten Sie sie ein, um fortzufahren.',
  'access.denied': 'Das dürfen Sie nicht.',
  'access.forgery':
    'Diese Anfrage kam nicht von dieser Seite. Bitte laden Sie sie neu und versuchen Sie es erneut.',
  'code.required': 'Bitte geben Sie auch den Code aus Ihrer App ein.',
  'code.wrong': 'Ungültiger Code',
  'factor.not_started': 'Bitte beginnen Sie noch einmal mit einem neuen Schlüssel für Ihre App.',
  'factor.on': 'Die Zwei-Faktor-Authentifizierung ist bereits aktiv.',
  'factor.off': 'Die Zwei-Faktor-Authentifizierung ist für dieses Konto nicht aktiv.',
  'link.invalid': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'password.too_short': '„%{label}“ muss mindestens %{min} Zeichen lang sein',
  'password.too_long': '„%{label}“ darf höchstens %{max} Zeichen lang sein',
  'password.common':
    'Dieses Passwort ist eines der ersten, die jemand probieren würde. Bitte wählen Sie ein anderes.',
  'password.own_words':
    'Dieses Passwort ist Ihr Name, Ihre E-Mail-Adresse, das Unternehmen oder das Produkt, allein oder mit Ziffern dahinter. Bitte wählen Sie ein anderes.',
  'password.unchanged': 'Bitte wählen Sie ein anderes Passwort als das aktuelle.',
  'password.incorrect': 'Das aktuelle Passwort ist falsch',
  'password.mismatch': 'Das neue Passwort und die Wiederholung stimmen nicht überein',
  'session.not_found': 'Diese Sitzung gibt es nicht.',
  'account.not_found': 'Dieses Konto gibt es nicht.',
  'account.email_taken': 'Diese E-Mail-Adresse wird bereits von einem anderen Konto verwendet.',
  'account.last_admin':
    'Das ist der letzte Admin, der sich anmelden kann. Machen Sie zuerst jemand anderen zum Admin.',
  'account.no_staying_admin':
    'Nach dem Austritt gäbe es keinen Admin mehr. Machen Sie zuerst jemand anderen zum Admin.',
  'invitation.has_password':
    'Diese Person hat bereits ein Passwort. Erstellen Sie einen Link, um ein neues festzulegen.',
  'invitation.disabled': 'Der Zugang dieser Person ist gesperrt. Geben Sie ihn zuerst frei.',
  'invitation.left': 'Diese Person ist ausgetreten und kann nicht eingeladen werden.',
  'invitation.no_mail': 'Der E-Mail-Versand ist nicht eingerichtet.',
  'invitation.nobody': 'Keine dieser Personen kann eingeladen werden.',
  'invitation.too_many':
    'Eine Datei enthält höchstens %{max} Links. Wählen Sie weniger Personen aus.',
};
