import { expect, test } from 'vitest'
import { scorersOf } from '#core/competitions/guest-claims/scorers-of.ts'
import { sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { draw, qualified, win } from '#test/support/brackets.ts'
import { putClass, staffOf } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

test('who recorded a match of an entry and who broke its tie have scored it, and no other entry', async () => {
  const judged = await qualified(4)
  const lane = await staffOf(judged.eventId, 'lane')
  const judge = await staffOf(judged.eventId, 'head_judge')
  const { body: drawn } = await draw(judged.head.client, judged, 0)
  const [one = '', other = ''] = sidesOf(drawn.rounds[0]?.[0] ?? {})
  const [third = '', fourth = ''] = sidesOf(drawn.rounds[0]?.[1] ?? {})
  expectSuccess(await win(lane.client, judged, { round: 0, match: 0 }, one, 1))
  await putClass(
    { ...judged, classKey: 'PX' },
    {
      ties: [
        {
          by: judge.userId,
          at: await control.now(),
          step: 'head_judge_decision',
          order: [other, third] as never,
          text: 'The cleaner install.',
        },
      ],
    },
  )
  const scorers = async (id: string) =>
    (await scorersOf(judged.eventId, { ...judged.of, id } as never)).scorers
  const [matched, decided] = [
    { userId: lane.userId, did: 'measured' },
    { userId: judge.userId, did: 'judged' },
  ]
  expect(await scorers(one)).toContainEqual(matched)
  expect(await scorers(one)).not.toContainEqual(decided)
  expect(await scorers(other)).toEqual(expect.arrayContaining([matched, decided]))
  expect(await scorers(third)).toContainEqual(decided)
  expect(await scorers(third)).not.toContainEqual(matched)
  for (const near of [matched, decided]) expect(await scorers(fourth)).not.toContainEqual(near)
})
