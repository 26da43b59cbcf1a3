import { expect, test } from 'vitest'
import { firstTask } from './first-task.ts'

const listing = { listingId: 'lst_01K6SVBBMVQV08ZP9V4C92E5J5', name: 'Bay Four' } as const

test('the first task is one with a deadline, or one that keeps a listing from being found', () => {
  const contest = {
    kind: 'contest',
    claimId: 'clm_01K6SVBBMVQV08ZP9V4C92E5J5',
    subject: { kind: 'listing', id: listing.listingId },
    name: 'Bay Four',
    until: '2026-12-01T00:00:00.000Z',
  } as const
  expect(firstTask([contest, { kind: 'refused', ...listing }])).toMatchObject({
    title: 'Someone claims Bay Four',
    to: `/directory/claims/${contest.claimId}`,
  })
  expect(
    firstTask([
      { kind: 'pictures', ...listing },
      { kind: 'submit', ...listing },
    ]),
  ).toMatchObject({
    title: 'Submit Bay Four',
  })
})

test('pictures and hours are for the page of the business alone', () => {
  expect(
    firstTask([
      { kind: 'pictures', ...listing },
      { kind: 'hours', ...listing },
    ]),
  ).toBeUndefined()
  expect(firstTask([])).toBeUndefined()
})
