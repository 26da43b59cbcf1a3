import { expect, test } from 'vitest'
import type { Protest } from './protest.ts'
import { publicDecisions } from './public-decisions.ts'

const sentence = 'The video shows a latched door, so the run stands.'

const protest = (more: Partial<Protest>): Protest =>
  ({
    revision: 1,
    text: 'The door was open.',
    decision: 'We watched the video with both crews.',
    publicDecision: sentence,
    decidedAt: '2027-07-10T18:00:00.000Z',
    ...more,
  }) as Protest

test('everyone reads the revision, the outcome and one sentence of a decided protest, and nothing else', () => {
  expect(publicDecisions([protest({ status: 'denied' })])).toEqual([
    { revision: 1, outcome: 'denied', sentence, at: '2027-07-10T18:00:00.000Z' },
  ])
})

test('a protest that is open or was withdrawn is not among them', () => {
  expect(publicDecisions([protest({ status: 'open' }), protest({ status: 'withdrawn' })])).toEqual([])
})

test('the latest decision comes first', () => {
  const later = protest({ status: 'upheld', revision: 2, decidedAt: '2027-07-10T19:00:00.000Z' })
  const revisions = publicDecisions([protest({ status: 'denied' }), later]).map(({ revision }) => revision)
  expect(revisions).toEqual([2, 1])
})
