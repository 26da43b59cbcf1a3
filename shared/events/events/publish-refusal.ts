import { AppError, type FieldError } from '#shared/errors.ts'
import type { Event, WholeEvent } from './event.ts'

const needed = [
  ['title', 'a title'],
  ['venueName', 'a venue'],
  ['city', 'a city'],
  ['state', 'a state'],
  ['timeZone', 'a time zone'],
  ['startsAt', 'a start'],
  ['endsAt', 'an end'],
  ['entriesCloseAt', 'when entries close'],
] as const satisfies readonly (readonly [keyof Event, string])[]

const longestMs = 14 * 86_400_000
/** Further away it is a slip of the keyboard. */
const furthestMs = 2 * 366 * 86_400_000

/**
 * Returns what is missing before an event can be published, and what does not fit together: each by its
 * field.
 */
export function publishProblems(event: Event, now: string): FieldError[] {
  const missing = needed
    .filter(([field]) => !event[field])
    .map(([field, words]) => ({ path: field, message: `Add ${words} before you publish.` }))
  if (missing.length > 0) return missing
  return [
    ...timeProblems(event as WholeEvent, now),
    ...(event.status === 'draft' ? passedProblems(event, now) : []),
  ]
}

export const earlyPriceOver = 'The early price is already over. Choose a later time, or remove it.'
export const refundStepOver = (place: number): string =>
  `Refund step ${place} is already over. Choose a later time, or remove it.`

/** What would be over before anyone can read of it. Once people can, it may pass. */
function passedProblems({ fees, refundSteps }: Event, now: string): FieldError[] {
  const isEarlyOver = fees.earlyOffCents > 0 && fees.earlyUntilAt !== undefined && fees.earlyUntilAt <= now
  return [
    ...(isEarlyOver ? [{ path: 'fees.earlyUntilAt', message: earlyPriceOver }] : []),
    ...refundSteps.flatMap(({ untilAt }, at) =>
      untilAt <= now ? [{ path: `refundSteps.${at}.untilAt`, message: refundStepOver(at + 1) }] : [],
    ),
  ]
}

function timeProblems(event: WholeEvent, now: string): FieldError[] {
  const { startsAt, endsAt, entriesOpenAt, entriesCloseAt, checkInOpensAt, checkInClosesAt } = event
  const rules: [boolean, keyof Event, string][] = [
    [endsAt <= now, 'endsAt', 'This event is already over.'],
    [endsAt <= startsAt, 'endsAt', 'The end must be after the start.'],
    [Date.parse(endsAt) - Date.parse(startsAt) > longestMs, 'endsAt', 'An event lasts at most 14 days.'],
    [entriesCloseAt > endsAt, 'entriesCloseAt', 'Entries must close before the event ends.'],
    [
      entriesOpenAt !== undefined && entriesOpenAt >= entriesCloseAt,
      'entriesOpenAt',
      'Entries must open before they close.',
    ],
    [
      checkInOpensAt !== undefined && checkInClosesAt !== undefined && checkInOpensAt >= checkInClosesAt,
      'checkInOpensAt',
      'Check-in must open before it closes.',
    ],
    [
      checkInClosesAt !== undefined && checkInClosesAt > endsAt,
      'checkInClosesAt',
      'Check-in must close before the event ends.',
    ],
    [Date.parse(startsAt) - Date.parse(now) > furthestMs, 'startsAt', 'Choose a day within two years.'],
  ]
  return rules.filter(([broken]) => broken).map(([, path, message]) => ({ path, message }))
}

/** Refuses to publish an incomplete event, with every field that must change. */
export function assertPublishable(event: Event, now: string): asserts event is WholeEvent {
  const [first, ...more] = publishProblems(event, now)
  if (first)
    throw new AppError('unprocessable', 'event_not_ready', first.message, {
      errors: [first, ...more].map(({ path, message }) => ({ path: `body.${path}`, message })),
    })
}
