
export const OWN_MATTER_WORDS = {
  en: {
    text: (subject: string) => `${subject}. The other admins are told when an admin does this. The audit log has the details.`,
    open: 'View the employee',
  },
  fr: {
    text: (subject: string) => `${subject}. Les autres administrateurs en sont informés. Le journal d’audit contient les détails.`,
    open: 'Voir l’employé',
  },
};
