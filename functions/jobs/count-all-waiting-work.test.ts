import { expect, test } from 'vitest'
import { isWaiting } from '#core/platform/waiting-work/is-waiting.ts'
import { followers } from '#functions/streams/followers.ts'
import * as nouns from './waiting-of-nouns.ts'

test('everything that waits and is counted as it comes and goes is counted by the job, too', () => {
  const counted = Object.values(nouns).flat().filter(isWaiting)
  expect(new Set(counted)).toEqual(new Set(followers.filter(isWaiting)))
})
