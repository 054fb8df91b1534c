/** Every route of the application (§2), and the only place that spells them. */
export const paths = {
  dashboard: '/',
  signIn: '/auth',
  admin: '/admin',
  settings: '/settings',
} as const;
