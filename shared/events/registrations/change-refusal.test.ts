import { expect, test } from 'vitest'
import { changeRefusal, handOverRefusal, otherClassesRefusal } from './change-refusal.ts'
import type { Registration } from './registration.ts'

const event = {
  status: 'published' as const,
  entriesCloseAt: '2027-07-10T13:00:00.000Z',
  endsAt: '2027-07-11T03:00:00.000Z',
  timeZone: 'America/Chicago',
}
const before = '2027-07-10T12:59:59.999Z'
const at = event.entriesCloseAt
const confirmed = { status: 'confirmed' as const }
const checkedIn = { ...confirmed, checkIn: {} as NonNullable<Registration['checkIn']> }

test('an entry, and a place in line, can be changed until entries close, and not once checked in', () => {
  expect(changeRefusal(confirmed, event, before)).toBeUndefined()
  expect(changeRefusal({ status: 'waiting' }, event, before)).toBeUndefined()
  const locked = { code: 'classes_locked', message: 'Classes are locked now. Ask the desk.' }
  expect(changeRefusal(confirmed, event, at)).toEqual(locked)
  expect(changeRefusal(checkedIn, event, before)).toEqual(locked)
  expect(changeRefusal(confirmed, { ...event, status: 'cancelled' }, before)).toEqual(locked)
})

test('a member who was handed an entry finishes it until the event is over, in the classes that it has', () => {
  const unfinished = { ...confirmed, isUnfinished: true }
  expect(changeRefusal(unfinished, event, at)).toBeUndefined()
  expect(changeRefusal({ ...checkedIn, isUnfinished: true }, event, at)?.code).toBe('classes_locked')
  expect(changeRefusal(unfinished, event, event.endsAt)?.code).toBe('classes_locked')
  expect(otherClassesRefusal(event, before)).toBeUndefined()
  expect(otherClassesRefusal(event, at)?.code).toBe('classes_locked')
})

test('a spot that is not taken yet is taken first', () => {
  expect(changeRefusal({ status: 'held' }, event, before)?.message).toBe(
    'Pay for your spot first. Then you can change your entry.',
  )
  expect(changeRefusal({ status: 'offered' }, event, before)?.message).toBe(
    'Accept the spot first. Then you can change your entry.',
  )
  expect(changeRefusal({ status: 'withdrawn' }, event, before)?.message).toBe('This entry is over.')
})

test('a confirmed entry can be handed over until entries close, and not once checked in', () => {
  expect(handOverRefusal(confirmed, event, before)).toBeUndefined()
  expect(handOverRefusal(confirmed, event, at)).toEqual({
    code: 'transfers_closed',
    message: 'Entries can be transferred until Sat, Jul 10, 2027, 8:00 AM CDT.',
  })
  expect(handOverRefusal(checkedIn, event, before)?.code).toBe('checked_in')
  expect(handOverRefusal({ status: 'waiting' }, event, before)?.code).toBe('not_transferable')
})
