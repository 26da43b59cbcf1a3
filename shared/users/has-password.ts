import type { User } from './user.ts'

/** Whoever registered with Google has a password that nobody knows, until they choose one. */
export const hasPassword = ({
  registrationProvider,
  passwordSetAt,
}: Pick<User, 'registrationProvider' | 'passwordSetAt'>): boolean =>
  registrationProvider === 'email' || passwordSetAt !== undefined
