import type { Messages } from '../messages';

export const unauthorized: Messages['unauthorized'] = {
  title: 'Kein Zugriff',
  text: 'Ihr Konto hat nicht die nötige Rolle für diese Seite. Wenn das ein Irrtum ist, wenden Sie sich an einen Admin in Ihrem Unternehmen.',
  back: 'Zurück zur Übersicht',
};
