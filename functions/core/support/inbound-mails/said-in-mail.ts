import type { Said } from '#core/support/support-requests/saved-request.ts'
import type { MailSender } from './mail-sender.ts'
import { mailLine } from './mail-words.ts'
import { quotedFrom } from './quoted-from.ts'
import type {
  MailAttachment,
  MailHead,
  ReceivedMail,
  RefusedAttachment,
  UnreadableMail,
} from './received-mail.ts'

/** A mail with a sender; one that could not be read has no words, and is kept as it came. */
export type FiledMail = MailHead &
  Required<Pick<MailHead, 'from'>> &
  Pick<ReceivedMail, 'text' | 'isCut' | 'html' | 'attachments' | 'refused'> & {
    isUnread: boolean
    /** The mail as it came, for the desk to look into. */
    asItCame?: MailAttachment
  }

const mostRefusedNamed = 20
const mostNotedLetters = 500

const whyRefused: Record<RefusedAttachment['why'], string> = {
  type: 'this type is not kept',
  size: 'over 5 MB',
  number: 'more than 5 files',
  virus: 'a virus was found',
}

/** What is filed of a mail that was read, or could not be; undefined without anybody who sent it. */
export function filedMail(
  mail: ReceivedMail | UnreadableMail,
  raw: Buffer,
  hasVirus: boolean,
): FiledMail | undefined {
  const { from } = mail.readable ? mail : (mail.head ?? {})
  if (!from) return undefined
  if (mail.readable) return { ...mail, from, isUnread: false }
  const asItCame = { name: 'email.eml', contentType: 'message/rfc822', content: raw }
  return {
    ...(mail.head as MailHead),
    from,
    text: '',
    isCut: false,
    attachments: [],
    refused: hasVirus ? [{ name: asItCame.name, why: 'virus' }] : [],
    isUnread: true,
    ...(!hasVirus && { asItCame }),
  }
}

/** What stands in a request of a mail; its files are added once they are stored. */
export function saidInMail(mail: FiledMail, sender: MailSender, isHeld: boolean): Said {
  const { text, isCut, html, refused, isUnread } = mail
  const words = isUnread ? 'This email could not be read.' : isCut ? `${text} …` : text || '(no text)'
  const quoted = quotedFrom(words)
  return {
    kind: 'customer',
    ...commonOf(sender, isHeld),
    text: words,
    ...(quoted !== undefined && { quotedFrom: quoted }),
    ...(html && { hasOriginal: true }),
    ...(refused.length > 0 && {
      refusedFiles: refused.slice(0, mostRefusedNamed).map(({ name, why }) => `${name} (${whyRefused[why]})`),
    }),
  }
}

/** What is noted of a mail that a program wrote: it says nothing that someone has to answer. */
export function notedOfMail({ text }: FiledMail, sender: MailSender, isHeld: boolean): Said {
  const words = mailLine(text, mostNotedLetters)
  const line = words === '' ? 'Automatic reply received' : `Automatic reply received: ${words}`
  return { kind: 'system', ...commonOf(sender, isHeld), text: line }
}

const commonOf = (
  { email, name, member, isProven, isAutomatic }: MailSender,
  isHeld: boolean,
): Pick<Said, 'author' | 'via' | 'unproven' | 'automatic' | 'held'> => ({
  author: { ...(member && { userId: member.id }), email, name },
  via: 'email',
  ...(!isProven && { unproven: true }),
  ...(isAutomatic && { automatic: true }),
  ...(isHeld && { held: true }),
})
