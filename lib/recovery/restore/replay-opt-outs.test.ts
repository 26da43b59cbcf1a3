import { expect, test } from 'vitest'
import type { OptOut } from '#core/platform/recovery/opt-outs.ts'
import { standing } from './replay-opt-outs.ts'

const [first, second, third] = [1, 2, 3].map((day) => `2026-01-0${day}T00:00:00.000Z`) as [
  string,
  string,
  string,
]

const left = (at: string, status: 'unsubscribed' | 'complained' | 'confirmed' = 'unsubscribed') =>
  ({ kind: 'subscriber', hash: 'ann', at, status }) as const
const stopped = (at: string) =>
  ({ kind: 'address', hash: 'ann', at, scope: 'all', reason: 'bounce' }) as const
const lifted = (at: string) => ({ kind: 'lifted', hash: 'ann', at }) as const
const switched = (at: string, off: string[], on: string[] = []): OptOut => ({
  kind: 'member',
  hash: 'ann',
  at,
  off: off.map((type) => ({ type, channels: ['email'] })),
  on: on.map((type) => ({ type, channels: ['email'] })),
})

test('someone who came back to the newsletter stays, and who left after that does not', () => {
  expect(standing([left(first), left(second, 'confirmed')]).map(({ at }) => at)).toEqual([second])
  expect(standing([left(first), left(second, 'confirmed'), left(third)])).toEqual([left(third)])
  expect(standing([left(first), left(second, 'complained')])).toEqual([left(second, 'complained')])
  expect(standing([left(first), { ...left(second, 'confirmed'), hash: 'bob' }])[0]).toEqual(left(first))
})

test('an address that was let free stays free until it is stopped again', () => {
  expect(standing([stopped(first), lifted(first)])).toEqual([])
  expect(standing([stopped(first), lifted(first), stopped(second)])).toEqual([stopped(second)])
  expect(standing([stopped(first), { ...lifted(first), hash: 'bob' }])).toEqual([stopped(first)])
})

test('what a member switched on again stays on, and nothing else', () => {
  const both = switched(first, ['social', 'marketing'])
  expect(standing([both])).toEqual([both])
  const [rest, ...more] = standing([both, switched(second, [], ['social'])])
  expect(more).toEqual([])
  expect(rest).toMatchObject({
    off: [
      { type: 'social', channels: [] },
      { type: 'marketing', channels: ['email'] },
    ],
  })
  expect(standing([switched(first, ['social']), switched(second, [], ['social'])])).toEqual([])
  const again = switched(third, ['social'])
  expect(standing([switched(first, ['social']), switched(second, [], ['social']), again])).toEqual([again])
})
