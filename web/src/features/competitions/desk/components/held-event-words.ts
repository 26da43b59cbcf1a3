import type { HeldEvent } from '#shared/competitions/desk/held-contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const deskDays = 3

/** True if the desk is what an organizer needs first: the event runs, has just ended, or begins within three days. */
export const isDeskNear = (
  { phase, startsAt }: Pick<HeldEvent, 'phase' | 'startsAt'>,
  now: string,
): boolean => phase === 'live' || phase === 'ended' || startsAt < addTime(now, { days: deskDays })

type Waits = HeldEvent['waits']

const words: readonly [keyof Waits, one: string, many: string][] = [
  ['protests', 'open protest', 'open protests'],
  ['unsigned', 'class to sign', 'classes to sign'],
  ['unverified', 'class to verify', 'classes to verify'],
  ['offers', 'spot offered', 'spots offered'],
]

/** What waits for the organizer of an event, the most urgent first. */
export const waitsWords = (waits: Waits): string[] =>
  words.flatMap(([kind, one, many]) => {
    const count = waits[kind]
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
