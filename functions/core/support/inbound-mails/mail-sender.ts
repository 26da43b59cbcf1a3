import { accountAt } from '#core/platform/users/account-at.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { isAutomatic, mayBeAnswered, type OurAddresses } from './is-automatic.ts'
import { isProven } from './is-proven.ts'
import type { Envelope, MailHead } from './received-mail.ts'

export type MailSender = {
  email: string
  name: string
  /** Whose account has the address, whether or not it was they who wrote. */
  accountId?: StoredUser['id']
  /** The member who wrote, if the mail proves it. */
  member?: StoredUser
  isProven: boolean
  /** A program wrote the mail. */
  isAutomatic: boolean
  /** An automatic reply may go out. */
  isAnswerable: boolean
}

/** Who wrote a mail, as far as that is known. */
export async function senderOf(
  mail: MailHead & Required<Pick<MailHead, 'from'>>,
  envelope: Envelope,
  ours: OurAddresses,
): Promise<MailSender> {
  const { email, name } = mail.from
  const { member, userId: accountId } = await accountAt(email)
  const proven = isProven(mail, envelope)
  return {
    email,
    // Some programs write the address for a name, which others in a request read.
    name: (proven && member?.name) || (!name.includes('@') && name) || email.slice(0, email.lastIndexOf('@')),
    ...(accountId && { accountId }),
    ...(proven && member && { member }),
    isProven: proven,
    isAutomatic: isAutomatic(mail, envelope, ours),
    isAnswerable: proven && mayBeAnswered(mail, envelope, ours),
  }
}
