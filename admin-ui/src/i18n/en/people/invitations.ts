export const invitations = {
  invite: 'Invite',
  title: 'Invite people',
  waiting:
    'One person has no password and no open invitation. |||| %{count} people have no password and no open invitation.',
  nobody: 'Everyone has a password or an open invitation.',
  others:
    'One person cannot be invited: they have a password, have left, or their sign-in is disabled. |||| %{count} people cannot be invited: they have a password, have left, or their sign-in is disabled.',
  again:
    'Also invite the one person with an open invitation; their earlier link stops working |||| Also invite the %{count} people with an open invitation; their earlier links stop working',
  byMail: 'By email, each person gets a link to choose a password, valid for %{days} days.',
  inFile:
    'A links file has everyone’s name, employee ID, sign-in email and link, valid for %{days} days. It is created only once. Anyone who has it can open these accounts: share each link only with its person, then delete the file.',
  admins:
    'One admin is not in the file: invite admins on their Account page. |||| %{count} admins are not in the file: invite admins on their Account page.',
  manyLinks: 'A file has at most %{max} links. Create another one for the remaining people.',
  file: 'Create links file',
  saved: 'The links file has been saved. It cannot be created again without replacing the links.',
  send: 'Send one invitation |||| Send %{count} invitations',
  sendNone: 'Send invitations',
  sent: 'One invitation is on its way. |||| %{count} invitations are on their way.',
  failed: 'The people to invite could not be loaded.',
  inviting: 'Invitations',
  progress: '%{done} of one invitation sent |||| %{done} of %{count} invitations sent',
  stop: 'Stop',
  stopText:
    'Keep this page open. If you stop, people already invited stay invited, and you can invite the others later.',
};
