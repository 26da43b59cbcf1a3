import { hasPassword } from '#shared/platform/users/has-password.ts'
import { useMe } from '#web/lib/session/use-session.ts'

/** The initial proof of a form: an empty password that has to be filled in, or none at all. */
export const useProofDefault = (): { password?: string } => (hasPassword(useMe()) ? { password: '' } : {})
