import { expect, test } from 'vitest'
import type { BusinessTask } from '#shared/directory/business-overview/business-task.ts'
import { taskWords } from './task-words.ts'

const listingId = 'lst_01K6SVBBMVQV08ZP9V4C92E5J5'
const claimId = 'clm_01K6SVBBMVQV08ZP9V4C92E5J5'
const organizationId = 'org_01K6SVBBMVQV08ZP9V4C92E5J5'
const name = 'Bay Four Audio'
const until = '2026-12-01T00:00:00.000Z'
const listing = { kind: 'listing', id: listingId } as const

const tasks: [BusinessTask, to: string][] = [
  [{ kind: 'refused', listingId, name }, `/directory/edit/${listingId}`],
  [{ kind: 'change_refused', listingId, name }, `/directory/edit/${listingId}`],
  [{ kind: 'finish', listingId, name }, `/directory/create?id=${listingId}`],
  [{ kind: 'submit', listingId, name }, `/directory/create?id=${listingId}&step=check`],
  [{ kind: 'pictures', listingId, name }, `/directory/edit/${listingId}?step=pictures`],
  [{ kind: 'hours', listingId, name }, `/directory/edit/${listingId}?step=hours`],
  [{ kind: 'question', claimId, subject: listing, name, until }, `/directory/${listingId}/claim`],
  [{ kind: 'contest', claimId, subject: listing, name, until }, `/directory/claims/${claimId}`],
  [{ kind: 'organization', organizationId, name }, `/organizations/${organizationId}/manage`],
]

test.each(tasks)('%j leads to where it is done', (task, to) => {
  const words = taskWords(task)
  expect(words.to).toBe(to)
  expect(words.title).toContain(name)
})

test('what an administrator wrote is said', () => {
  expect(taskWords({ kind: 'refused', listingId, name, text: 'No such street.' }).text).toBe(
    'No such street.',
  )
})
