export const leaveRefusals = {
  'leave.not_yours': 'Dieser Antrag wartet nicht auf Sie.',
  'leave.others_approve': 'Über diese Abwesenheit entscheidet nicht nur HR.',
  'leave.stale': 'Jemand anderes hat diesen Antrag inzwischen geändert. Bitte laden Sie ihn neu.',
  'leave.undo_over': 'Diese Entscheidung lässt sich nicht mehr rückgängig machen.',
  'leave.undo_not_yours': 'Nur wer entschieden hat, kann die Entscheidung rückgängig machen.',
  'leave.step_taken': 'Über diesen Schritt hat bereits jemand anderes entschieden.',
  'leave.not_begun_only':
    'Hier lässt sich nur eine genehmigte Abwesenheit ändern, die noch nicht begonnen hat. Wenden Sie sich an HR.',
  'leave.link_not_found': 'Dieser Link ist nicht gültig. Vielleicht ist er abgelaufen.',
  'feed.not_found': 'Diese Kalenderadresse ist nicht gültig. Vielleicht wurde sie widerrufen.',
  'feed.not_available': 'Dieser Kalender steht Ihnen nicht zur Verfügung.',
  'leave.stand_in_not_colleague': 'Wählen Sie jemand anderen aus derselben Abteilung.',
  'leave.no_next_step': 'Es gibt keinen weiteren Schritt.',
  'approval.people_missing': 'Wählen Sie eine bis %{max} Personen für Schritt %{step}.',
  'approval.chain_malformed': '%{label} muss eine Liste von höchstens %{max} Schritten sein.',
  'approval.deputy_not_colleague':
    'Wählen Sie jemanden aus Ihrer Abteilung, Ihre genehmigende Person oder jemanden aus Ihrem Team.',
  'leave.not_found': 'Antrag nicht gefunden',
  'leave.overlap':
    'Diese Tage überschneiden sich mit einem anderen Antrag: %{type}, %{start} bis %{end} (%{status}).',
  'leave.overlap_away':
    'Diese Tage überschneiden sich mit einer Abwesenheit vom %{start} bis %{end} (%{status}).',
  'leave.overlap_unnamed': 'Diese Tage überschneiden sich mit einem anderen Antrag.',
  'leave.ends_before_start': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'report.too_long': 'Ein Bericht darf höchstens %{max} Tage umfassen.',
  'leave.too_long': 'Ein Antrag darf höchstens %{max} Tage umfassen.',
  'leave.before_hire': 'Diese Tage beginnen vor dem Eintrittsdatum (%{hireDate}).',
  'leave.after_last_day': 'Diese Tage reichen über das Austrittsdatum hinaus (%{leftOn}).',
  'leave.between_employments':
    'Nicht alle Tage liegen in einer Beschäftigung: Austritt war am %{leftOn}, der nächste Eintritt ist am %{hireDate}.',
  'leave.no_employee': 'Für Sie gibt es keine Personaldaten',
  'leave.own_decision': 'Über Ihre eigene Abwesenheit entscheidet ein anderer Admin.',
  'leave.decided_meanwhile': 'Über diesen Antrag wurde bereits entschieden.',
  'leave.already_pending': 'Dieser Antrag ist bereits offen.',
  'leave.already_approved': 'Dieser Antrag ist bereits genehmigt.',
  'leave.already_rejected': 'Dieser Antrag ist bereits abgelehnt.',
  'leave.already_cancelled': 'Dieser Antrag ist bereits storniert.',
  'leave.whole_days_only': '%{type}: Nur ganze Tage sind möglich.',
  'leave.no_half_left': 'Eine Abwesenheit kann nicht am selben Mittag beginnen und enden.',
  'leave.taken_out_is_approved':
    'Wenn Tage aus einer anderen Abwesenheit herausgenommen werden, ist die neue sofort genehmigt.',
  'leave.counted_in_days': '%{type}: Gezählt wird in Tagen, nicht in Minuten.',
  'leave.minutes_of_one_day': 'Minuten sind nur bei einer Abwesenheit von einem Tag möglich.',
  'leave.costs_nothing': 'An diesen Tagen arbeiten Sie nicht.',
  'leave.insufficient_days':
    'Am %{day} fehlt dem Saldo %{short} Tag. Verfügbar am %{start}: %{available}. |||| Am %{day} fehlen dem Saldo %{short} Tage. Verfügbar am %{start}: %{available}.',
  'leave.insufficient_minutes':
    'Am %{day} fehlt dem Saldo %{short} Minute. Verfügbar am %{start}: %{available}. |||| Am %{day} fehlen dem Saldo %{short} Minuten. Verfügbar am %{start}: %{available}.',
  'leave.coverage':
    '„%{rule}“ lässt höchstens %{count} Person gleichzeitig abwesend sein. Am %{day} wären es %{away}. |||| „%{rule}“ lässt höchstens %{count} Personen gleichzeitig abwesend sein. Am %{day} wären es %{away}.',
  'leave.too_many_away': 'Am %{day} sind zu viele abwesend („%{rule}“).',
  'leave.no_leave_then': '„%{rule}“ erlaubt am %{day} keine Abwesenheit.',
  'leave.notice':
    'Der Antrag muss mindestens %{count} Tag im Voraus gestellt werden: Der erste mögliche Tag ist der %{earliest}. |||| Der Antrag muss mindestens %{count} Tage im Voraus gestellt werden: Der erste mögliche Tag ist der %{earliest}.',
  'leave.waiting': 'Nach der Wartezeit ist dies ab %{earliest} möglich.',
  'leave.longest_days':
    'Ein Antrag umfasst höchstens %{count} Tag. |||| Ein Antrag umfasst höchstens %{count} Tage.',
  'leave.longest_minutes':
    'Ein Antrag umfasst höchstens %{count} Minute. |||| Ein Antrag umfasst höchstens %{count} Minuten.',
  'leave.nothing_to_shorten':
    'Die Tage, die herausgenommen werden, müssen zwischen %{start} und %{end} liegen.',
  'leave.nothing_left': 'Es bliebe kein Tag übrig. Stornieren Sie die Abwesenheit stattdessen.',
  'leave.not_to_shorten': 'Nur offene oder genehmigte Abwesenheiten können gekürzt werden.',
  'leave.closed':
    'Bis %{latest} ist alles abgeschlossen und kann nicht mehr geändert werden. Korrigieren Sie stattdessen den Saldo am %{open}, dem ersten offenen Tag.',
  'type.not_found': 'Abwesenheitsart nicht gefunden',
  'type.archived': '%{type} wird für neue Anträge nicht mehr verwendet.',
  'type.entered_by_admins':
    '%{type} kann nicht beantragt werden. Die Personalabteilung trägt dies ein.',
  'type.unknown': 'Diese Abwesenheitsart gibt es nicht.',
  'entry.not_found': 'Buchung nicht gefunden',
  'entry.reversed': 'Diese Buchung ist bereits storniert.',
  'entry.not_reversible': 'Diese Buchung kann nicht storniert werden.',
  'entry.not_amount': '„%{label}“ muss eine Zahl wie 1,5 oder -2 sein.',
  'entry.too_fine': 'Tage dürfen höchstens drei Nachkommastellen haben.',
  'entry.not_whole_minutes': 'Minuten müssen eine ganze Zahl sein.',
  'entry.not_days': 'Die Menge muss zwischen -1000 und 1000 Tagen liegen und darf nicht 0 sein.',
  'entry.not_minutes':
    'Die Menge muss zwischen -480000 und 480000 Minuten liegen und darf nicht 0 sein.',
  'entry.payout_takes': 'Eine Auszahlung zieht Urlaub ab: Geben Sie eine Menge unter 0 ein.',
  'entry.credit_adds': 'Dies fügt Urlaub hinzu: Geben Sie eine Menge über 0 ein.',
  'entry.until_of_added': 'Nur hinzugefügter Urlaub kann ein Verfallsdatum haben.',
  'entry.until_before_day': 'Das Verfallsdatum darf nicht vor dem Tag der Buchung liegen.',
  'entry.before_first_year':
    'Das erste Urlaubsjahr mit Regelung beginnt am %{earliest}. Tragen Sie den früheren Saldo an diesem Tag ein.',
  'entry.without_policy_on_day':
    'Ab diesem Tag gilt keine Regelung (%{type}). Wählen Sie einen früheren Tag, oder weisen Sie eine Regelung ab diesem Tag zu.',
  'entry.without_policy':
    'Dieser Person ist keine Regelung zugewiesen (%{type}). Weisen Sie zuerst eine zu.',
  'entry.without_hire_date':
    'Der Anspruch wird ab dem Eintrittsdatum berechnet, das fehlt. Ergänzen Sie es zuerst.',
  'balance.too_early': 'Salden können ab %{earliest} angezeigt werden.',
  'balance.too_late': 'Salden können bis %{latest} angezeigt werden.',
  'type.name_taken': 'Es gibt bereits eine Abwesenheitsart mit diesem Namen.',
  'type.stale':
    'Jemand anderes hat diese Abwesenheitsart inzwischen geändert. Bitte laden Sie sie neu.',
  'type.name_fixed': '%{type}: Der Name kann nicht geändert werden, denn diese Art ist vorgegeben.',
  'type.not_archivable': '%{type} kann nicht archiviert werden, denn diese Art ist vorgegeben.',
  'rules.in_use':
    'Abwesenheiten dieser Art werden bereits gezählt, deshalb stehen Einheit und Anrechnung fest. Legen Sie stattdessen eine weitere Abwesenheitsart an.',
  'policy.not_found': 'Urlaubsregelung nicht gefunden',
  'policy.name_taken': 'Es gibt bereits eine Urlaubsregelung mit diesem Namen.',
  'policy.of_another_type': '%{name} ist eine Regelung für eine andere Abwesenheitsart: %{type}.',
  'career.ends_before_start': 'Das Beispiel darf nicht vor seinem Beginn enden.',
  'career.too_long': 'Das Beispiel darf höchstens %{max} Jahre umfassen.',
  'rules.key_missing': '„%{key}“ fehlt. Senden Sie null, wenn es keine solche Regel gibt.',
  'rules.tiers_malformed': 'Geben Sie den Jahresanspruch an, in 1 bis %{max} Stufen.',
  'rules.year_start_malformed':
    'Das Urlaubsjahr muss an einem Monat und Tag wie 04-01 beginnen, mit einem Tag bis 28, oder am Eintrittsdatum.',
  'rules.wait_malformed':
    'Geben Sie die Monate der Wartezeit an, und ob sie für das Nehmen von Urlaub oder das Entstehen des Anspruchs gilt.',
  'rules.not_days':
    '„%{label}“ muss eine Zahl von Tagen zwischen %{min} und %{max} mit höchstens drei Nachkommastellen sein.',
  'rules.not_minutes':
    '„%{label}“ muss eine ganze Zahl von Minuten zwischen %{min} und %{max} sein.',
  'rules.first_tier':
    'Die erste Stufe muss von Anfang an gelten, ab 0 Jahren Betriebszugehörigkeit.',
  'rules.tier_order':
    'Jede Stufe muss später beginnen als die vorige: nach mehr als %{years} Jahren.',
  'rules.monthly_prorated':
    'Bei monatlicher Gutschrift zählen immer auch Teilmonate. Wählen Sie, wie sie zählen.',
  'rules.nothing_carried':
    'Es wird nichts übertragen, also ist innerhalb dieser Monate nichts zu nehmen. Erlauben Sie einen Übertrag, oder lassen Sie dies leer.',
  'rules.cap_below_carry':
    'Ein Saldo von höchstens %{cap} reicht nicht für den Übertrag von %{carry}. Erhöhen Sie ihn, oder senken Sie den Übertrag.',
  'coverage.not_found': 'Diese Besetzungsregel gibt es nicht.',
  'coverage.name_taken': 'Es gibt bereits eine Besetzungsregel mit diesem Namen.',
  'coverage.stale':
    'Jemand anderes hat diese Besetzungsregel inzwischen geändert. Bitte laden Sie sie neu.',
  'year_end.no_year': 'Wählen Sie ein Urlaubsjahr von %{first} bis %{last}.',
  'preview.required': 'Sehen Sie sich zuerst die Vorschau dieser Änderung an.',
  'preview.too_many':
    'Bei Ihnen laufen bereits %{max} Vorschauen. Brechen Sie eine ab, oder warten Sie, bis eine fertig ist.',
  'preview.stale':
    'Seit der Vorschau haben sich Regeln, Feiertage, Zuweisungen oder die betroffenen Personen geändert. Bitte erstellen Sie eine neue Vorschau.',
  'preview.not_found': 'Diese Vorschau gibt es nicht mehr.',
  'preview.failed': 'Die Vorschau konnte nicht berechnet werden. Bitte starten Sie sie erneut.',
};
