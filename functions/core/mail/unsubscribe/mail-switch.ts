import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'

/** The topic of some mails, worded to stand inside a sentence, and whether they are on. */
type State = { topic: string; isOn: boolean }

/** The switch of a noun for mails of its own. An id is what the noun put into the mail. */
export type MailSwitch = {
  purpose: MailsOfNoun['purpose']
  /** Undefined where there is nothing left to switch. */
  read: (id: string) => Promise<State | undefined>
  /** Tells whether such a mail may go now. */
  isWanted: (id: string) => Promise<boolean>
  /** Turns the mails on or off; undefined where there is nothing left to switch. */
  set: (id: string, isOn: boolean, now: string) => Promise<State | undefined>
}
