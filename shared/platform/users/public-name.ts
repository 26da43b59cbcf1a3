import type { User } from './user.ts'

/** Hides the email address that an account without a name has as its name. */
export const publicName = ({ name, email }: Pick<User, 'name' | 'email'>): string =>
  name.trim() && !name.toLowerCase().includes(email.toLowerCase()) ? name : 'Member'
