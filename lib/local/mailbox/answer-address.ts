import { supportDomain } from '../functions/environment.ts'
import { addressOf, type Mail } from './mail.ts'

/** Mail to other addresses leaves the platform, and nobody on this machine would receive it. */
export const comesIn = (address: string) => address.toLowerCase().endsWith(`@${supportDomain}`)

/** The address of the support desk that an answer to this mail goes to; undefined for mails without one. */
export function answerAddress({ replyTo, from }: Pick<Mail, 'replyTo' | 'from'>): string | undefined {
  const address = addressOf(replyTo || from)
  return address && comesIn(address) ? address : undefined
}
