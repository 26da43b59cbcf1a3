import { expect, test } from 'vitest'
import { outbox } from '#core/platform/facts/outbox.ts'
import { jobLeases } from '#core/platform/jobs/alone.ts'
import { administratorsKey } from '#core/platform/users/administrators.ts'
import { marshalled } from '#test/support/backups.ts'
import { checkLine } from './check-line.ts'

const lease = jobLeases.item({ job: 'x', until: '2026-01-01T00:00:00.000Z', version: 1 })
const problemOf = (item: object) => checkLine(marshalled(item)).problem

test('an item that its kind reads has no problem, and tells its kind', () => {
  expect(checkLine(marshalled(lease))).toMatchObject({ pk: 'JOB#x', sk: 'LEASE', entity: 'job-lease' })
  expect(problemOf(lease)).toBeUndefined()
})

test('what is written without an entity is known by its name, or by its key', () => {
  expect(problemOf({ pk: 'FACT#1', sk: 'FACT', entity: outbox.name })).toBeUndefined()
  expect(problemOf(administratorsKey)).toBeUndefined()
  expect(problemOf({ pk: 'USER#1', sk: 'UPLOADS_ON#2026-01-01' })).toBeUndefined()
  expect(problemOf({ pk: 'PLATFORM', sk: 'RESTORE#exports/one.json.gz', items: 1 })).toBeUndefined()
  expect(problemOf({ pk: 'DIRECTORY', sk: '2025-01', entity: 'directory-month' })).toBeUndefined()
})

test.each<[string, object, string]>([
  ['newer', { ...lease, shape: jobLeases.shape + 1 }, 'was written by a newer version'],
  ['of an unknown kind', { ...lease, entity: 'starship' }, 'is of a kind that this version does not know'],
  ['of no kind', { pk: 'A', sk: 'B' }, 'is of a kind that this version does not know'],
  ['without a key', { entity: 'job-lease' }, 'has no key'],
  ['not what its kind is', { ...lease, until: 'soon' }, 'is not a valid job-lease: until is wrong'],
])('one that is %s cannot be read', (_, item, problem) => {
  expect(problemOf(item)).toBe(problem)
})

test('what a field holds is never told', () => {
  expect(problemOf({ ...lease, until: 'secret' })).not.toContain('secret')
})
