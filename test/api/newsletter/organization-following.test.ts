import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { newUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import { followedCounts } from '#core/newsletter/organization-news/followed-counts.ts'
import { followings } from '#core/newsletter/organization-news/followings.ts'
import { newsMailsOf } from '#core/newsletter/organization-news/mail-switch.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { getMailChoice, oneClickUnsubscribe, setMailChoice } from '#shared/mail/unsubscribe/contract.ts'
import {
  type FollowingState,
  getFollowing,
  listFollowed,
  setFollowing,
} from '#shared/newsletter/organization-news/contract.ts'
import { type Following, mostFollowed } from '#shared/newsletter/organization-news/following.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putFollowing } from '#test/support/organization-news.ts'
import { putOrganization } from '#test/support/organizations.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const follow: FollowingState = { follows: true, isMuted: false }
const nothing: FollowingState = { follows: false, isMuted: false }

type Member = Awaited<ReturnType<typeof feedMember>>

const set = ({ client }: Member, { id: organizationId }: Organization, body: FollowingState) =>
  client.call(setFollowing, { params: { organizationId }, body })

const stateFor = async ({ client }: Member, { id: organizationId }: Organization) => {
  const answer = await client.call(getFollowing, { params: { organizationId } })
  expectSuccess(answer)
  return answer.body
}

const followersOf = async (member: Member, organization: Organization) => {
  await control.settle()
  return (await stateFor(member, organization)).followers
}

const rowOf = ({ userId }: Member, { id: organizationId }: Organization) =>
  followings.get({ userId, organizationId }, { consistent: true })

const change = async (organization: Organization, fields: Partial<Organization>) =>
  commit(
    organizations.put(
      { ...organization, ...fields, version: organization.version + 1 },
      { version: organization.version },
    ),
  )

test('a member follows an organization, and is counted once however often it is said', async () => {
  const [one, other, organization] = await Promise.all([
    feedMember(url),
    feedMember(url),
    putOrganization([]),
  ])
  expect(await stateFor(one, organization)).toEqual({ ...nothing, followers: 0 })
  const answers = await Promise.all([1, 2, 3].map(() => set(one, organization, follow)))
  for (const answer of answers) expect(answer.body).toEqual(follow)
  expectSuccess(await set(other, organization, { follows: true, isMuted: true }))
  expect(await followersOf(one, organization)).toBe(2)
  expect((await followedCounts.get({ userId: one.userId }, { consistent: true }))?.count).toBe(1)
  expectSuccess(await set(one, organization, nothing))
  expect(await rowOf(one, organization)).toBeUndefined()
  expect(await followersOf(other, organization)).toBe(1)
  expectSuccess(await set(one, organization, follow))
  expect(await followersOf(one, organization)).toBe(2)
})

test('the list names what one follows, and what one wants no mail from', async () => {
  const member = await feedMember(url)
  const [followed, muted, left] = await Promise.all([
    putOrganization([]),
    putOrganization([]),
    putOrganization([]),
  ])
  for (const [organization, state] of [
    [followed, follow],
    [muted, { follows: false, isMuted: true }],
    [left, follow],
    [left, nothing],
  ] as const)
    expectSuccess(await set(member, organization, state))
  const { items } = (await member.client.call(listFollowed, { query: {} })).body
  expect(items).toHaveLength(2)
  expect(items).toContainEqual({
    ...follow,
    organization: { id: followed.id, name: followed.name, hasPage: true, isSuspended: false },
  })
  expect(items).toContainEqual(expect.objectContaining({ follows: false, isMuted: true }))
})

test('only an organization with a page can be followed, and one that has none any more can be left', async () => {
  const member = await feedMember(url)
  const [draft, organization] = await Promise.all([
    putOrganization([], { status: 'draft' }),
    putOrganization([]),
  ])
  expectProblem(await set(member, draft, follow), 404, 'organization_not_found')
  const params = { organizationId: draft.id }
  expectProblem(await member.client.call(getFollowing, { params }), 404, 'organization_not_found')
  expectSuccess(await set(member, organization, follow))
  await change(organization, { status: 'suspended' })
  const { items } = (await member.client.call(listFollowed, { query: {} })).body
  expect(items).toMatchObject([{ organization: { isSuspended: true, hasPage: false } }])
  expect((await set(member, organization, nothing)).body).toEqual(nothing)
  expectProblem(await set(member, organization, follow), 404, 'organization_not_found')
})

test('of many at once, no one follows more than two hundred', async () => {
  const member = await feedMember(url)
  const { userId } = member
  const all = await Promise.all([1, 2, 3].map(() => putOrganization([])))
  await commit(
    followedCounts.put(
      { userId: userId as Following['userId'], count: mostFollowed - 1, version: 1 },
      { absent: true },
    ),
  )
  const answers = await Promise.all(all.map((organization) => set(member, organization, follow)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(2)
  for (const answer of refused) expectProblem(answer, 409, 'follow_limit')
  const followed = all[answers.findIndex(({ status }) => status === 200)] as Organization
  // Turning mails off is no following.
  const muted = all.find(({ id }) => id !== followed.id) as Organization
  expectSuccess(await set(member, muted, { follows: false, isMuted: true }))
  expectSuccess(await set(member, followed, nothing))
  expectSuccess(await set(member, muted, { follows: true, isMuted: true }))
})

test('the link in a mail turns off one organization alone, also for an entrant who follows nothing', async () => {
  const member = await feedMember(url)
  const [one, other] = await Promise.all([putOrganization([]), putOrganization([])])
  await putFollowing(other.id, member.userId)
  const token = await newUnsubscribeToken(newsMailsOf(member.userId, one.id))
  const stranger = new Client(url)
  const topic = `news from ${one.name}`
  const choice = { category: 'system_updates', topic }
  expect((await stranger.call(getMailChoice, { params: { token } })).body).toEqual({ ...choice, isOn: true })
  const press = () => stranger.call(oneClickUnsubscribe, { params: { token } })
  expect([(await press()).status, (await press()).status]).toEqual([200, 200])
  expect(await rowOf(member, one)).toMatchObject({ follows: false, isMuted: true, version: 1 })
  expect(await rowOf(member, other)).toMatchObject({ follows: true, isMuted: false })
  const again = await stranger.call(setMailChoice, { params: { token }, body: { isOn: true } })
  expect(again.body).toEqual({ ...choice, isOn: true })
  expect(await rowOf(member, one)).toBeUndefined()
})

test('what someone follows is in their copy, and goes with their account', async () => {
  const [member, other, organization] = await Promise.all([
    feedMember(url),
    feedMember(url),
    putOrganization([]),
  ])
  expectSuccess(await set(member, organization, follow))
  expectSuccess(await set(other, organization, follow))
  const user = await users.get({ id: member.userId }, { consistent: true })
  if (!user) throw new Error('there is no such member')
  const copied = await collectData(user, await control.now())
  expect(String(Buffer.from(copied['data/organization-following.json'] ?? []))).toContain(organization.id)
  await eraseAccount(member.userId, await control.now())
  expect(await rowOf(member, organization)).toBeUndefined()
  expect(await followersOf(other, organization)).toBe(1)
  const token = await newUnsubscribeToken(newsMailsOf(member.userId, organization.id))
  expectProblem(await new Client(url).call(getMailChoice, { params: { token } }), 404, 'link_unknown')
})
