/** §6: the two roles. */
export type Role = 'user' | 'admin';
