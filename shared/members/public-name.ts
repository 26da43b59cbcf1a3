import type { User } from '#shared/users/user.ts'

/** A name that nobody gave is the email address, which is not for others. */
export const publicName = ({ name, email }: Pick<User, 'name' | 'email'>): string =>
  name.trim() && !name.toLowerCase().includes(email.toLowerCase()) ? name : 'Member'
