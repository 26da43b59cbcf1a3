import { expect, test } from 'vitest'
import { eraseAccount } from '#core/accounts/deletions/erase-account.ts'
import { collectData } from '#core/accounts/exports/collect-data.ts'
import { sponsorPlaces } from '#core/ads/sponsorships/sponsor-places.ts'
import { memberBlocks } from '#core/market/member-blocks/member-blocks.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import {
  acceptSponsorship,
  declineSponsorship,
  endSponsorship,
  listMySponsorships,
  listOwnSponsorSides,
  listSponsoredTeams,
  listTeamSponsors,
  type OwnSide,
  requestSponsorship,
} from '#shared/ads/sponsorships/contract.ts'
import {
  mostOpen,
  mostSponsors,
  type SponsorId,
  type SponsorSide,
  type Sponsorship,
} from '#shared/ads/sponsorships/sponsorship.ts'
import { archiveTeam } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { pauseListing } from '#shared/directory/listings/own-contract.ts'
import { archiveOrganization } from '#shared/organizations/organizations/contract.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { putListing } from '#test/support/put-listing.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { pairOf, putSponsorship, sponsorshipNow } from '#test/support/sponsorships.ts'
import { putTeam } from '#test/support/teams.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

type Pair = readonly [team: Pick<Team, 'id'>, sponsor: { id: SponsorId }]

const ask = (client: Client, pair: Pair, side: SponsorSide, options = {}) =>
  client.call(requestSponsorship, { params: pairOf(pair), body: { side } }, options)
const step = (client: Client, pair: Pair, side: SponsorSide, how: 'accept' | 'decline' | 'end') => {
  const input = { params: pairOf(pair), body: { side } }
  if (how === 'accept') return client.call(acceptSponsorship, input)
  return how === 'decline' ? client.call(declineSponsorship, input) : client.call(endSponsorship, input)
}
const sponsorsOf = async ({ id: teamId }: Pick<Team, 'id'>) =>
  (await visitor.call(listTeamSponsors, { params: { teamId } })).body.items.map(({ id }) => id)
const teamsOf = async ({ id: sponsorId }: { id: SponsorId }) =>
  (await visitor.call(listSponsoredTeams, { params: { sponsorId } })).body.items.map(({ id }) => id)
const mine = async (client: Client, { id: sideId }: Pick<OwnSide, 'id'>, status: Sponsorship['status']) =>
  (await client.call(listMySponsorships, { params: { sideId }, query: { status } })).body.items
const told = async (client: Client, kind: string) =>
  (await client.call(listNotifications, {})).body.items.filter((one) => one.kind === kind)
const activeOf = async ({ id: sideId }: { id: string }) =>
  (await sponsorPlaces.get({ sideId }, { consistent: true }))?.active ?? []

async function aTeam() {
  const leader = await feedMember(url)
  return { ...leader, team: await putTeam(leader.userId) }
}

async function aShop() {
  const owner = await feedMember(url, { membershipType: 'manufacturer' })
  return { ...owner, listing: await putListing(owner.userId) }
}

test('a team asks a business, which accepts, and both pages say so', async () => {
  const [{ client: leader, team }, { client: shop, listing }] = [await aTeam(), await aShop()]
  const pair = [team, listing] as const
  const asked = await ask(leader, pair, 'team')
  expect(asked.body).toMatchObject({ ...pairOf(pair), status: 'open', askedFor: 'team' })
  // Asked again, it is the same request.
  expect((await ask(leader, pair, 'team')).body).toEqual(asked.body)
  expect(await told(shop, 'sponsorship_request')).toMatchObject([{ href: `/sponsorships?for=${listing.id}` }])
  expect(await sponsorsOf(team)).toEqual([])
  await expect
    .poll(() => mine(shop, listing, 'open'))
    .toMatchObject([{ askedFor: 'team', team: { id: team.id, hasPage: true }, sponsor: { id: listing.id } }])
  await expect.poll(() => mine(leader, team, 'open')).toMatchObject([{ sponsor: { id: listing.id } }])
  expectProblem(await step(leader, pair, 'team', 'accept'), 409, 'sponsorship_own_request')

  for (let count = 0; count < 2; count++)
    expect((await step(shop, pair, 'sponsor', 'accept')).body).toMatchObject({ status: 'active' })
  expect(await told(leader, 'sponsorship_change')).toMatchObject([
    { type: 'success', href: `/team/${team.id}#sponsors` },
  ])
  await expect.poll(() => sponsorsOf(team)).toEqual([listing.id])
  await expect.poll(() => teamsOf(listing)).toEqual([team.id])

  for (let count = 0; count < 2; count++)
    expect((await step(leader, pair, 'team', 'end')).body).toMatchObject({
      status: 'ended',
      endedHow: 'ended',
    })
  expect(await told(shop, 'sponsorship_change')).toMatchObject([{ title: 'A sponsorship has ended' }])
  await expect.poll(() => sponsorsOf(team)).toEqual([])
  await expect.poll(() => teamsOf(listing)).toEqual([])
  await expect.poll(() => mine(shop, listing, 'ended')).toHaveLength(1)
  expect([await activeOf(team), await activeOf(listing)]).toEqual([[], []])
})

test('an organization offers a team its sponsorship, and the co-owner of the team accepts', async () => {
  const [manager, coOwner, moderator] = await Promise.all([feedMember(url), feedMember(url), feedMember(url)])
  const owner = await feedMember(url)
  const team = await putTeam(owner.userId, {}, [
    [coOwner.userId, 'co_owner'],
    [moderator.userId, 'moderator'],
  ])
  const organization = await putOrganization([
    [owner.userId, 'editor'],
    [manager.userId, 'manager'],
  ])
  const pair = [team, organization] as const
  expectProblem(await ask(owner.client, pair, 'sponsor'), 403, 'org_role')
  expect((await ask(manager.client, pair, 'sponsor')).body).toMatchObject({ askedFor: 'sponsor' })
  await expect.poll(() => told(coOwner.client, 'sponsorship_request')).toHaveLength(1)
  expectProblem(await step(moderator.client, pair, 'team', 'accept'), 403, 'not_allowed_in_team')
  expect((await step(coOwner.client, pair, 'team', 'accept')).body.status).toBe('active')
  await expect.poll(() => sponsorsOf(team)).toEqual([organization.id])
  await expect.poll(() => teamsOf(organization)).toEqual([team.id])
  const sides = async (client: Client) =>
    (await client.call(listOwnSponsorSides, {})).body.items.map(({ id }) => id)
  await expect.poll(() => sides(manager.client)).toEqual([organization.id])
  expect(await sides(coOwner.client)).toEqual([team.id])
  expect(await sides(moderator.client)).toEqual([])
})

test('who declined is not asked again for a month, but may ask; two who ask each other agree', async () => {
  const [{ client: leader, team }, { client: shop, listing }] = [await aTeam(), await aShop()]
  const pair = [team, listing] as const
  await ask(leader, pair, 'team')
  expect((await step(shop, pair, 'sponsor', 'decline')).body.endedHow).toBe('declined')
  expect(await told(leader, 'sponsorship_change')).toMatchObject([{ type: 'warning' }])
  expectProblem(await ask(leader, pair, 'team'), 409, 'sponsorship_declined')
  expect((await ask(shop, pair, 'sponsor')).body.status).toBe('open')
  expect((await ask(leader, pair, 'team')).body.status).toBe('active')
})

test('someone on both sides has no one to ask', async () => {
  const { client, team, userId } = await aTeam()
  const pair = [team, await putListing(userId)] as const
  expect((await ask(client, pair, 'team')).body.status).toBe('active')
})

test('strangers learn nothing, and what is not on the site takes no part', async () => {
  const [{ client: leader, team }, { client: shop, userId, listing }] = [await aTeam(), await aShop()]
  const stranger = await feedMember(url)
  const pair = [team, listing] as const
  await putSponsorship(pair, await control.now())
  for (const how of ['accept', 'decline', 'end'] as const) {
    expectProblem(await step(stranger.client, pair, 'sponsor', how), 404, 'listing_not_found')
    expectProblem(await step(stranger.client, pair, 'team', how), 404, 'team_not_found')
  }
  expectProblem(
    await step(shop, [await putTeam(userId), listing], 'sponsor', 'accept'),
    404,
    'sponsorship_not_found',
  )
  const [paused, unowned] = [await putListing(userId, { status: 'paused' }), await putListing(undefined)]
  expectProblem(await ask(leader, [team, paused], 'team'), 409, 'sponsor_not_live')
  expectProblem(await ask(leader, [team, unowned], 'team'), 409, 'sponsor_unowned')
  const archived = await putTeam(stranger.userId, { status: 'archived' })
  expectProblem(await ask(shop, [archived, listing], 'sponsor'), 409, 'team_archived')
  const removed = await putTeam(stranger.userId, { removed: { at: await control.now(), reason: 'Spam' } })
  expectProblem(await ask(shop, [removed, listing], 'sponsor'), 404, 'team_not_found')
})

test('who is blocked by the other one asks nothing', async () => {
  const [{ client: leader, userId, team }, { userId: owner, listing }] = [await aTeam(), await aShop()]
  const at = await control.now()
  await commit(
    memberBlocks.put({ by: owner as never, of: userId as never, at, version: 1 }, { absent: true }),
  )
  expectProblem(await ask(leader, [team, listing], 'team'), 403, 'sponsorship_blocked')
})

test('of six sponsors that a team accepts at once, three come through', async () => {
  const { client, team } = await aTeam()
  const shops = await Promise.all(Array.from({ length: 6 }, aShop))
  const now = await control.now()
  for (const { listing } of shops) await putSponsorship([team, listing], now, { askedFor: 'sponsor' })
  const answers = await Promise.all(
    shops.map(({ listing }) => step(client, [team, listing], 'team', 'accept')),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  for (const one of refused) expectProblem(one, 409, 'too_many_sponsors')
  expect(answers.length - refused.length).toBe(mostSponsors)
  expect(await activeOf(team)).toHaveLength(mostSponsors)
  const rows = await Promise.all(shops.map(({ listing }) => sponsorshipNow([team, listing])))
  expect(rows.filter((row) => row?.status === 'active')).toHaveLength(mostSponsors)
  const left = rows.findIndex((row) => row?.status === 'open')
  const gone = rows.find((row) => row?.status === 'active') as Sponsorship
  await step(client, [team, { id: gone.sponsorId }], 'team', 'end')
  const next = shops[left] as (typeof shops)[number]
  expect((await step(client, [team, next.listing], 'team', 'accept')).body.status).toBe('active')
})

test('twenty requests of a side wait at most, and those that have expired make room', async () => {
  const { client, team } = await aTeam()
  const shop = await aShop()
  const now = await control.now()
  const soon = addTime(now, { minutes: -1 })
  await putSponsorship([team, await putListing(shop.userId)], now, { expiresAt: soon })
  for (let count = 0; count < mostOpen - 1; count++)
    await putSponsorship([team, await putListing(undefined)], now)
  expect((await ask(client, [team, shop.listing], 'team')).status).toBe(200)
  const one = await putListing(shop.userId)
  expectProblem(await ask(client, [team, one], 'team'), 409, 'too_many_sponsor_requests')
  await step(client, [team, shop.listing], 'team', 'end')
  expect((await ask(client, [team, one], 'team')).status).toBe(200)
})

test('an expired request is none: it is not listed, not accepted, and may be made again', async () => {
  const [{ client: leader, team }, { client: shop, listing }] = [await aTeam(), await aShop()]
  const pair = [team, listing] as const
  const now = await control.now()
  await putSponsorship(pair, now, { expiresAt: addTime(now, { minutes: -1 }) })
  expect(await mine(shop, listing, 'open')).toEqual([])
  expectProblem(await step(shop, pair, 'sponsor', 'accept'), 409, 'sponsorship_closed')
  expect((await ask(leader, pair, 'team')).body).toMatchObject({ status: 'open' })
  expect((await step(shop, pair, 'sponsor', 'accept')).body.status).toBe('active')
})

test('the same request sent twice at once is made once, and tells once', async () => {
  const [{ client: leader, team }, { client: shop, listing }] = [await aTeam(), await aShop()]
  const idempotencyKey = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => ask(leader, [team, listing], 'team', { idempotencyKey })),
  )
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await told(shop, 'sponsorship_request')).toHaveLength(1)
  expect(await sponsorshipNow([team, listing])).toMatchObject({ version: 1 })
})

test('a sponsorship ends once the listing, the organization, or the team leaves the site', async () => {
  const [first, second, third] = [await aTeam(), await aTeam(), await aTeam()]
  const shop = await aShop()
  const owner = await feedMember(url)
  const organization = await putOrganization([[owner.userId, 'owner']])
  const now = await control.now()
  const active = { status: 'active' } as const
  const pairs = [
    [first.team, shop.listing],
    [second.team, organization],
    [third.team, organization],
  ] as const
  for (const pair of pairs) await putSponsorship(pair, now, active)
  await expect.poll(() => sponsorsOf(first.team)).toEqual([shop.listing.id])
  const { id: listingId, version } = shop.listing
  await shop.client.call(pauseListing, { params: { listingId }, body: { version } })
  await third.client.call(archiveTeam, { params: { teamId: third.team.id } })
  expect(await sponsorsOf(first.team)).toEqual([])
  await expect.poll(() => sponsorshipNow(pairs[0])).toMatchObject({ status: 'ended', endedHow: 'gone' })
  await expect.poll(() => sponsorshipNow(pairs[2])).toMatchObject({ status: 'ended', endedHow: 'gone' })
  await expect.poll(() => told(first.client, 'sponsorship_change')).toHaveLength(1)
  await expect.poll(() => teamsOf(organization)).toEqual([second.team.id])
  const stored = await organizations.get({ id: organization.id }, { consistent: true })
  await owner.client.call(archiveOrganization, {
    params: { organizationId: organization.id },
    body: { version: stored?.version ?? 1 },
  })
  await expect.poll(() => sponsorshipNow(pairs[1])).toMatchObject({ status: 'ended', endedHow: 'gone' })
  expect(await activeOf(second.team)).toEqual([])
})

test('what a member asked for is in their data; a request goes with them, a sponsorship stays without them', async () => {
  const [{ userId, team }, { listing }, { listing: other }] = [await aTeam(), await aShop(), await aShop()]
  const now = await control.now()
  const by = { requestedBy: userId as Sponsorship['requestedBy'] & string }
  await putSponsorship([team, listing], now, by)
  await putSponsorship([team, other], now, { ...by, status: 'active' })
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new Error('The member is gone.')
  const exported = async () => {
    const files = await collectData(user, await control.now())
    return JSON.parse(new TextDecoder().decode(files['data/sponsorship.json']) || '[]')
  }
  await expect.poll(exported).toHaveLength(2)
  await expect
    .poll(async () => {
      await eraseAccount(userId, await control.now())
      return sponsorshipNow([team, listing])
    })
    .toBeUndefined()
  const kept = await sponsorshipNow([team, other])
  expect(kept).toBeDefined()
  expect(kept?.requestedBy).toBeUndefined()
})
