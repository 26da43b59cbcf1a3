import { CancellationReason } from '#shared/billing/subscriptions/subscription.ts'

/** PayPal keeps one line on why a subscription is as it is: what only we know is written there and read again. */
const longestNote = 128
const paused = 'Paused by the member'
const atOnce = 'Ended at once'
const withPeriod = 'Ends with its period'

export const pauseNote = (resumeAt: string | undefined) => (resumeAt ? `${paused} until ${resumeAt}` : paused)

const pausedUntil = new RegExp(`^${paused} until (\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?Z)$`)

export const resumeAtOf = (note = '') => pausedUntil.exec(note)?.[1]

type Ending = { reason: CancellationReason; comment?: string | undefined; atOnce: boolean }

export const endNote = ({ reason, comment, atOnce: immediate }: Ending) =>
  [immediate ? atOnce : withPeriod, reason, ...(comment ? [comment.replaceAll(/\s+/g, ' ')] : [])]
    .join(': ')
    .slice(0, longestNote)
    .trim()

export const endedAtOnceBy = (words: string) => `${atOnce}: ${words}`.slice(0, longestNote).trim()

export const endedAtOnce = (note = '') => note.startsWith(atOnce)

export function reasonOf(note = ''): CancellationReason | undefined {
  const [, word] = note.split(': ')
  return CancellationReason.options.find((reason) => reason === word)
}
