export const employeeRefusals = {
  'employee.own_approver': 'Niemand genehmigt die eigenen Anträge.',
  'employee.own_deputy': 'Niemand vertritt sich selbst.',
  'salary.large_change':
    'Das Gehalt würde sich von %{before} auf %{after} ändern, um %{percent} %. Bestätigen Sie es, wenn das stimmt.',
  'salary.of_payslip':
    'Diese Zahlung gehört zu einer Gehaltsabrechnung. Machen Sie stattdessen die Abrechnung rückgängig.',
  'revision.not_found': 'Gehaltsänderung nicht gefunden',
  'revision.withdrawn': 'Dieses Gehalt wurde bereits zurückgezogen oder ersetzt.',
  'revision.opening': 'Das erste Gehalt kann nicht zurückgezogen werden.',
  'department.not_found': 'Abteilung nicht gefunden',
  'department.missing': 'Diese Abteilung gibt es nicht.',
  'department.name_taken': 'Es gibt bereits eine Abteilung mit diesem Namen.',
  'department.head_not_working': 'Wählen Sie eine Person, die hier beschäftigt ist.',
  'department.stale':
    'Jemand anderes hat diese Abteilung inzwischen geändert. Bitte laden Sie sie neu.',
  'department.in_use':
    'Zu dieser Abteilung gehört noch %{count} Person. Versetzen Sie sie zuerst. |||| Zu dieser Abteilung gehören noch %{count} Personen. Versetzen Sie sie zuerst.',
  'department.in_use_since':
    'Ab dem %{date} gehört noch %{count} Person zu dieser Abteilung: %{name}, am %{day}. Versetzen Sie sie zuerst. |||| Ab dem %{date} gehören noch %{count} Personen zu dieser Abteilung, als erste %{name}, am %{day}. Versetzen Sie sie zuerst.',
  'department.closed': '%{name} ist ab dem %{day} geschlossen. Wählen Sie eine andere Abteilung.',
  'department.move_to_itself': 'Wählen Sie eine andere Abteilung, in die versetzt werden soll.',
  'employee.not_found': 'Person nicht gefunden',
  'employee.missing': 'Diese Person gibt es nicht.',
  'employee.id_taken': 'Diese Personalnummer ist bereits vergeben.',
  'employee.stale':
    'Jemand anderes hat diese Personaldaten inzwischen geändert. Bitte laden Sie sie neu.',
  'employee.own_manager': 'Niemand kann sich selbst vorgesetzt sein.',
  'employee.manager_malformed': '„%{label}“ muss die Kennung einer Person oder ein Name sein.',
  'employee.hired_before_left':
    '„%{label}“ muss nach dem Austrittsdatum der vorigen Beschäftigung liegen (%{leftOn}).',
  'employee.would_erase_leaving':
    'Diese Person ist am %{leftOn} ausgetreten. Erfassen Sie stattdessen einen Wiedereintritt an diesem Datum, damit die Beschäftigung bis dahin erhalten bleibt.',
  'employee.no_last_day':
    'Diese Person ist nicht ausgetreten, deshalb kann kein Wiedereintritt erfasst werden.',
  'employee.not_begun':
    'Die Beschäftigung ab %{hireDate} hat noch nicht begonnen. Nur die letzte Beschäftigung darf in der Zukunft liegen.',
  'employee.periods_malformed':
    '„%{label}“ muss eine Liste von höchstens %{max} Beschäftigungen sein, jede mit Daten wie %{example} für hiredOn und leftOn.',
  'employee.left_before_hired':
    'Das Austrittsdatum darf nicht vor dem Eintrittsdatum liegen (%{hireDate}).',
  'salary.not_found': 'Gehalt nicht gefunden',
  'salary.date_taken': 'Für diese Person gibt es zu diesem Auszahlungsdatum bereits ein Gehalt.',
  'salary.already_void': 'Dieses Gehalt ist bereits storniert.',
  'salary.below_zero': 'Die Abzüge dürfen Grundgehalt und Zulagen nicht übersteigen.',
  'photo.not_found': 'Dieses Foto gibt es nicht.',
  'photo.malformed': 'Das Bild muss eine JPEG-, PNG-, WebP- oder GIF-Datei sein.',
  'photo.too_many_pixels':
    'Das Bild darf höchstens %{max} Megapixel haben. Bitte wählen Sie ein kleineres.',
  'photo.too_many_pixels_here':
    'PNG-, WebP- und GIF-Bilder mit allen ihren Einzelbildern und progressive JPEG-Dateien dürfen höchstens %{max} Megapixel haben. Bitte wählen Sie ein kleineres Bild oder eine gewöhnliche JPEG-Datei von höchstens %{jpeg} Megapixeln.',
  'photo.too_many':
    'In kurzer Zeit wurden viele Fotos geändert. Bitte versuchen Sie es in einer Minute erneut. |||| In kurzer Zeit wurden viele Fotos geändert. Bitte versuchen Sie es in %{count} Minuten erneut.',
  'photo.queue_full':
    'Gerade werden viele Fotos verarbeitet. Bitte versuchen Sie es gleich noch einmal.',
  'company.stale':
    'Jemand anderes hat die Einstellungen des Unternehmens inzwischen geändert. Bitte laden Sie sie neu.',
  'company.not_currency':
    '„%{label}“ muss ein Währungscode wie EUR sein, von einer Währung mit höchstens zwei Nachkommastellen.',
  'company.not_locale': '„%{label}“ muss eine Sprache mit Region wie de-AT sein.',
  'company.not_time_zone': '„%{label}“ muss eine Zeitzone wie Europe/Berlin sein.',
  'currency.in_use':
    'Es sind bereits Beträge in %{currency} gespeichert, deshalb kann die Währung nicht mehr geändert werden.',
  'currency.changed':
    'Die Währung wurde gerade geändert. Es wurde nichts gespeichert; bitte prüfen Sie die Beträge noch einmal.',
  'logo.not_found': 'Dieses Logo gibt es nicht.',
};
