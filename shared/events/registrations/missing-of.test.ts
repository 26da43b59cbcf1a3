import { expect, test } from 'vitest'
import { missingOf } from './missing-of.ts'

type Event = Parameters<typeof missingOf>[0]
type Entered = Parameters<typeof missingOf>[1]

const event: Event = {
  waiver: 'I enter at my own risk.',
  waiverVersion: 2,
  questions: [
    { key: 'shirt', label: 'Shirt size', kind: 'text', options: [], required: true },
    { key: 'club', label: 'Club', kind: 'text', options: [], required: false },
  ],
}
const vehicle = {} as Entered['entries'][number]['vehicle']
const entry = { id: 'ent_1', classKey: 'S1', vehicle, status: 'in' } as Entered['entries'][number]
const whole: Entered = { waiverVersion: 2, answers: { shirt: 'M' }, entries: [entry] }

test('an entry with the current waiver and every required answer lacks nothing', () => {
  expect(missingOf(event, whole)).toBeUndefined()
  expect(missingOf({ ...event, waiver: '' }, { ...whole, waiverVersion: undefined })).toBeUndefined()
})

test.each([undefined, 1])('the waiver that was accepted as version %s is not the current one', (version) => {
  expect(missingOf(event, { ...whole, waiverVersion: version })?.waiver).toBe(true)
})

test('a required question without an answer is named, of a member and not of a guest', () => {
  expect(missingOf(event, { ...whole, answers: { shirt: '' } })?.questionKeys).toEqual(['shirt'])
  expect(missingOf(event, { ...whole, answers: {}, guest: { name: 'Gus Guest' } })).toBeUndefined()
})

test('after a hand-over, each entry that is left needs a vehicle; one that the desk entered does not', () => {
  const withdrawn = { ...entry, id: 'ent_2', status: 'withdrawn' } as typeof entry
  const chosen = { ...entry, id: 'ent_3', vehicleId: 'veh_1' } as typeof entry
  const entries = [entry, withdrawn, chosen]
  expect(missingOf(event, { ...whole, entries, isUnfinished: true })?.entryIds).toEqual(['ent_1'])
  expect(missingOf(event, { ...whole, entries })).toBeUndefined()
})
