import type { AuthProvider } from 'react-admin';
import { currentUser, signOut } from './session';

/** The session is ours (the sign-in page and the portal share it); this is how react-admin asks about it. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in is done on /login')),
  checkAuth: async () => {
    if (!currentUser()) throw new Error('Not signed in');
  },
  // The http client has dropped the token of a 401 already, and the guard around the shell reacts.
  checkError: async () => undefined,
  logout: async () => {
    signOut();
    return false;
  },
  getIdentity: async () => {
    const user = currentUser();
    if (!user) throw new Error('Not signed in');
    return { id: user._id, fullName: user.name, avatar: user.profileImage ?? undefined };
  },
  getPermissions: async () => currentUser()?.role,
  canAccess: async () => currentUser()?.role === 'admin',
};
