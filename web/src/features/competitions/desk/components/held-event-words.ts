import type { HeldEvent } from '#shared/competitions/desk/held-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const deskDays = 3

/** True if the desk is of use: the event runs, has just ended, or begins within three days. */
export const isDeskNear = (
  { phase, startsAt }: Pick<HeldEvent, 'phase' | 'startsAt'>,
  now: string,
): boolean => phase === 'live' || phase === 'ended' || startsAt < addTime(now, { days: deskDays })

type Waits = HeldEvent['waits']

const words: readonly [keyof Waits, one: string, many: string][] = [
  ['protests', 'protest is open', 'protests are open'],
  ['unsigned', 'class is not signed', 'classes are not signed'],
  ['unverified', 'class waits to be verified', 'classes wait to be verified'],
  ['offers', 'spot is offered', 'spots are offered'],
]

/** What waits for the organizer of an event, the most urgent first. */
export const waitsWords = (waits: Waits): string[] =>
  words.flatMap(([kind, one, many]) => {
    const count = waits[kind]
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
