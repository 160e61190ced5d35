/** The page shows these in every language. */
export const unauthorized = {
  title: 'Unauthorized Access',
  text: 'Your account does not have the role required for this page. If you think it should, contact an admin at your company.',
  back: 'Go Back to Dashboard',
};
