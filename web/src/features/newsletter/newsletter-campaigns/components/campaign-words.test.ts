import { expect, test } from 'vitest'
import { noCounts } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { countSentence, progressWords } from './campaign-words.ts'

const counted = { count: 8412, isAtLeast: false, minutes: 15, perSecond: 10 }

test('an audience says how many people it has and how long they take', () => {
  expect(countSentence(counted)).toBe('This goes to 8,412 people, at 10 a second: about 15 minutes.')
  expect(countSentence({ ...counted, count: 1, minutes: 1 })).toBe(
    'This goes to 1 person, at 10 a second: about a minute.',
  )
  expect(countSentence({ ...counted, count: 200_000, isAtLeast: true, minutes: 334 })).toBe(
    'This goes to at least 200,000 people, at 10 a second: about 6 hours.',
  )
  expect(countSentence({ ...counted, count: 0, minutes: 0 })).toBe('No one matches this audience.')
})

test('a list says how far a campaign got, and of those left out only where there are some', () => {
  expect(progressWords(noCounts)).toBe('')
  expect(progressWords({ ...noCounts, prepared: 1200, sent: 1100 })).toBe('1,100 of 1,200 sent')
  expect(progressWords({ ...noCounts, prepared: 9, sent: 5, skipped: 3, failed: 1 })).toBe(
    '5 of 9 sent · 3 skipped · 1 failed',
  )
})
