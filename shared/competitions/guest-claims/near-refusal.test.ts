import { expect, test } from 'vitest'
import { nearRefusal } from './near-refusal.ts'

test.each([
  [
    { did: 'measured', as: 'self' },
    true,
    'You measured this result. It can become yours once someone else has scored it, which the head judge arranges.',
  ],
  [
    { did: 'judged', as: 'teammate' },
    true,
    'Jo judged this result and was your teammate that day. It can become yours once someone else has scored it, which the head judge arranges.',
  ],
  [
    { did: 'verified', as: 'driver' },
    false,
    'Jo verified this class and drives the same vehicle. It can become theirs once another administrator has verified it.',
  ],
  [
    { did: 'signed', as: 'self' },
    false,
    'This member signed this class. It can become theirs once someone else has signed it.',
  ],
] as const)('a refused claim says who is near, and who can help: %o', (scorer, isOwn, sentence) => {
  expect(nearRefusal({ name: 'Jo', ...scorer }, { isOwn }).message).toBe(sentence)
})
