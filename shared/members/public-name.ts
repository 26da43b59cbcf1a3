import type { User } from '#shared/users/user.ts'

/** Without a name, an account has its email address as the name, which is not for others. */
export const publicName = ({ name, email }: Pick<User, 'name' | 'email'>): string =>
  name.trim() && !name.toLowerCase().includes(email.toLowerCase()) ? name : 'Member'
