import type { User } from './user.ts'

/** Members who registered with Google have a password that no one knows, until they choose one. */
export const hasPassword = ({
  registrationProvider,
  passwordSetAt,
}: Pick<User, 'registrationProvider' | 'passwordSetAt'>): boolean =>
  registrationProvider === 'email' || passwordSetAt !== undefined
