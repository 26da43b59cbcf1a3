import { expect, test } from 'vitest'
import { getOwnCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { changeUser } from '#test/support/records.ts'
import { putResult, resultWorld } from '#test/support/results.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)
const world = await resultWorld()

const scored = async () => {
  const { userId, client } = await feedMember(url, { membershipType: 'pro_competitor', name: 'Wilma Watts' })
  const score = { sumHundredths: 15137, judges: 1 }
  await putResult(userId, world, { status: 'verified', place: 2, score })
  await control.settle()
  return { userId, client }
}

test('a member with a public profile has one page, which has the scores as it arrives', async () => {
  const { userId } = await scored()
  const profile = `/public-profile/${userId}`
  const moved = await visitor.send({ path: `/competitors/${userId}` })
  expect([moved.status, moved.headers.location]).toEqual([301, profile])
  const { text } = await visitor.send({ path: profile })
  expect(text).toContain(`<link rel="canonical" href="${url}${profile}">`)
  expect(text).toContain('151.37')
  expect(text).toContain('Scores over time')
  expect(text).toContain('2nd')
})

test('someone who hides the profile keeps the page of a competitor if there is something to see', async () => {
  const { userId } = await scored()
  await changeUser(userId, { isPublicProfile: false })
  const { status, text } = await visitor.send({ path: `/competitors/${userId}` })
  expect(status).not.toBe(301)
  expect(text).not.toContain('151.37')
  expect((await visitor.send({ path: `/public-profile/${userId}` })).status).toBe(404)
})

test('members see their own scores, also while they hide them from others', async () => {
  const { userId, client } = await scored()
  await changeUser(userId, { isPublicProfile: false })
  const { body } = await client.call(getOwnCompetitor, {})
  expect(body.courses).toMatchObject([{ scores: [{ score: { sumHundredths: 15137 }, place: 2 }] }])
})
