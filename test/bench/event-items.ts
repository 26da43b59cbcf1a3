import { emptyPool, pools } from '#core/events/event-places/pools.ts'
import { eventLines, eventLinesOf } from '#core/events/events/event-lines.ts'
import { eventMonths } from '#core/events/events/event-months.ts'
import { events } from '#core/events/events/events.ts'
import { placesBeside } from '#core/events/events/line-places.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { someEvent } from '#test/support/events.ts'
import type { Item } from './fill-tables.ts'
import { registrationItems } from './registration-items.ts'

const now = new Date().toISOString()
/** Over so many days, half of them past. */
const days = 720
const monthsKept = 26
const oneInTen = 10

/** The one that is opened, in each table. */
export const openedEvent = newId('evt', now)
/** The month that a calendar shows. */
export const calendarMonth = addTime(now, { days: 40 }).slice(0, 7)

/** So many are running, in each table, whatever the hour: a page shows all of them and some that are to come. */
export const runningEvents = 12
/** Those who have entered each event that is running or to come. */
export const takenPlaces = 7

/** So many public events of one organizer, spread over two years, with the places and entrants of the one that is opened. */
export function* eventItems(ownerId: string, size: number, entrants: readonly string[]): Generator<Item> {
  for (const month of monthsFrom(addTime(now, { days: -days / 2 }).slice(0, 7), monthsKept))
    yield eventMonths.item({ month, version: 1 })
  for (let index = 0; index < size; index++) {
    const event = publicEvent(ownerId, index === 0 ? openedEvent : newId('evt', now), dayOf(index, size))
    yield* publicItems(event)
    // The one that is opened has an entry of everyone, far more than an event may hold, and the owner has entered one in ten.
    if (index === 0)
      for (const [place, userId] of entrants.entries()) yield* registrationItems(event, userId, place)
    else if (index % oneInTen === 0) yield* registrationItems(event, ownerId, index)
  }
  for (let index = 0; index < runningEvents; index++) {
    const times = {
      startsAt: addTime(now, { hours: -2, minutes: -index }),
      endsAt: addTime(now, { hours: 9, minutes: index }),
    }
    yield* publicItems({ ...publicEvent(ownerId, newId('evt', now), now.slice(0, 10)), ...times })
  }
}

/** An event with its places and what follows from both, as the stream keeps it. */
function* publicItems(event: WholeEvent): Generator<Item> {
  const empty = emptyPool(event.id, 'event', event.id === openedEvent ? 100 : undefined)
  const pool = { ...empty, taken: event.id === openedEvent ? 0 : takenPlaces }
  yield events.item(event)
  yield pools.item(pool)
  for (const line of eventLinesOf(event)) yield { ...eventLines.item(line), ...placesBeside(pool) }
}

/** A day before today, or one after it: what runs today is the same in each table. */
function dayOf(index: number, size: number): string {
  const day = Math.floor((index / size) * days) - days / 2
  return addTime(now, { days: day < 0 ? day - 1 : day + 1 }).slice(0, 10)
}

/** Made once for each day, because looking up the clock of a place takes longer than all else. */
const fieldsByDay = new Map<string, ReturnType<typeof settleEvent>>()

function fieldsOf(day: string) {
  const known = fieldsByDay.get(day)
  if (known) return known
  const [startsAt, endsAt, entriesCloseAt] = ['09:00', '17:00', '08:00'].map((time) => ({
    local: `${day}T${time}`,
  }))
  const made = settleEvent(someEvent({ startsAt, endsAt, entriesCloseAt }))
  fieldsByDay.set(day, made)
  return made
}

function publicEvent(ownerId: string, id: WholeEvent['id'], day: string): WholeEvent {
  const fields = fieldsOf(day)
  const draft = newEvent({ id, ownerId: ownerId as WholeEvent['ownerId'], poster: undefined, fields }, now)
  return { ...draft, status: 'published', publishedAt: now, sequence: 1 } as WholeEvent
}
