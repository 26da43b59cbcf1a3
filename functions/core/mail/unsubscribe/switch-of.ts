import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'
import type { MailSwitch } from './mail-switch.ts'
import * as nouns from './mail-switches-of-nouns.ts'

const switches: readonly MailSwitch[] = Object.values(nouns)

/** The switch of the noun that has mails of this purpose. */
export function switchOf(purpose: MailsOfNoun['purpose']): MailSwitch {
  const found = switches.find((one) => one.purpose === purpose)
  if (!found) throw new Error(`no noun switches mails of ${purpose}`)
  return found
}
