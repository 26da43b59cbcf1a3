import { expect } from 'vitest'
import { requests } from '#core/support/support-requests/requests.ts'
import { createAdCampaign } from '#shared/ads/ad-campaigns/contract.ts'
import { acceptSponsorship, listTeamSponsors, requestSponsorship } from '#shared/ads/sponsorships/contract.ts'
import { createSubscription } from '#shared/billing/subscriptions/contract.ts'
import { decideListing } from '#shared/directory/listings/admin-contract.ts'
import { countVisit, getListing } from '#shared/directory/listings/contract.ts'
import { createListing, getListingFigures, submitListing } from '#shared/directory/listings/own-contract.ts'
import { createEvent, publishEvent } from '#shared/events/events/own-contract.ts'
import { createItem } from '#shared/market/market-items/own-contract.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import type { User } from '#shared/platform/users/user.ts'
import { setDedicatedContact } from '#shared/support/support-desks/admin-contract.ts'
import { getMyContact } from '#shared/support/support-desks/contract.ts'
import { publishDrivers } from '#shared/tools/drivers/admin-contract.ts'
import { createDriver, getDriver } from '#shared/tools/drivers/contract.ts'
import { driverPath } from '#shared/tools/drivers/driver-path.ts'
import { anAdministrator } from '#test/support/administrator.ts'
import { controlOf } from '#test/support/control.ts'
import { driverFields } from '#test/support/drivers.ts'
import { someEvent } from '#test/support/events.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { itemFields } from '#test/support/market-items.ts'
import { newBusiness } from '#test/support/new-business.ts'
import { listingFields, putListing } from '#test/support/put-listing.ts'
import { userIdOf } from '#test/support/records.ts'
import { ask } from '#test/support/support-customers.ts'
import { putTeam } from '#test/support/teams.ts'
import { findsInDirectory, showsBusinessName, showsMembership } from './competitor-proofs.ts'
import type { PlanBuyer, Proof, Proofs } from './plan-buyer.ts'

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1' }

/** No business pays before someone has looked at it. */
export const isReviewed: Proof = async ({ url }) => {
  const { client } = await newBusiness(url)
  const body = { planId: 'retailer_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const
  expectProblem(await client.call(createSubscription, { body }), 403, 'verification_required')
}

export const retailerProofs = {
  'Business directory listing': async ({ client, visitor, admin }) => {
    const drafted = await client.call(createListing, { body: listingFields() })
    expectSuccess(drafted)
    const params = { listingId: drafted.body.listing.id }
    expectSuccess(await client.call(submitListing, { params, body: { version: 1 } }))
    const body = { approves: true, reason: '', version: 2 }
    expectSuccess(await admin.call(decideListing, { params, body }))
    expectSuccess(await visitor.call(getListing, { params }))
  },
  'Marketplace offers under your shop’s name': async ({ client, userId, free }) => {
    const listing = await putListing(userId)
    const body = itemFields({ listingId: listing.id })
    const drafted = await client.call(createItem, { body })
    expectSuccess(drafted)
    expect(drafted.body.item.listingId).toBe(listing.id)
    expectProblem(await free.client.call(createItem, { body }), 422, 'shop_unknown')
  },
  'Advertising on relevant pages': async ({ url, client, free }) => {
    const startsOn = addDays(siteDay(await controlOf(url).now()), 300)
    const booking = {
      name: 'Spring bass',
      zone: 'side_box',
      model: 'views',
      views: 10_000,
      startsOn,
      endsOn: addDays(startsOn, 29),
      states: [],
      refundsAtEnd: true,
    } as const
    const body = { ...booking, states: [] }
    expectSuccess(await client.call(createAdCampaign, { body }))
    expectProblem(await free.client.call(createAdCampaign, { body }), 403, 'membership_type')
  },
  'Post and manage events': async ({ client, free }) => {
    const drafted = await client.call(createEvent, { body: someEvent({ payment: 'gate' }) })
    expectSuccess(drafted)
    const { id: eventId, version } = drafted.body
    expectSuccess(await client.call(publishEvent, { params: { eventId }, body: { version } }))
    expectProblem(await free.client.call(createEvent, { body: someEvent() }), 403, 'not_an_organizer')
  },
  'Visits and leads from your listing': async ({ url, client, userId, visitor, free }) => {
    const params = { listingId: (await putListing(userId)).id }
    expectSuccess(await visitor.call(countVisit, { params }, phone))
    const views = async () => {
      await controlOf(url).settle()
      const answer = await client.call(getListingFigures, { params })
      expectSuccess(answer)
      return answer.body.total.views
    }
    await expect.poll(views).toBe(1)
    expectProblem(await free.client.call(getListingFigures, { params }), 404, 'listing_not_found')
  },
  'Priority support': async ({ client, free }) => {
    const priorityOf = async (by: typeof client) =>
      (await requests.get({ id: await ask(by) }, { consistent: true }))?.priority
    expect(await priorityOf(client)).toBe('high')
    expect(await priorityOf(free.client)).toBe('normal')
  },
  'Public profile under your business name': showsBusinessName,
  'Searchable by business name, membership and state': findsInDirectory(({ companyName }) => ({
    q: companyName,
    state: 'AZ',
  })),
  'Reviewed by a person before you go live': isReviewed,
} as const satisfies Proofs

async function publishDriver({ client, admin }: PlanBuyer) {
  const entered = await client.call(createDriver, { body: { ...driverFields(), submit: true } })
  expectSuccess(entered)
  const { id, version } = entered.body
  expectSuccess(await admin.call(publishDrivers, { body: { drivers: [{ id, version }] } }))
  return entered.body
}

export const manufacturerProofs = {
  'Product pages with Thiele/Small parameters': async (of) => {
    const { id, model } = await publishDriver(of)
    const { status, text } = await of.visitor.send({ path: driverPath({ id }) })
    expect(status).toBe(200)
    expect(text).toContain(model)
  },
  'Your drivers in the enclosure designer': async (of) => {
    const { id } = await publishDriver(of)
    expectSuccess(await of.visitor.call(getDriver, { params: { driverId: id } }))
  },
  'Team sponsorship': async ({ url, client, userId, visitor, free }) => {
    const leader = await feedMember(url)
    const [{ id: teamId }, { id: sponsorId }] = [await putTeam(leader.userId), await putListing(userId)]
    const offer = { params: { teamId, sponsorId }, body: { side: 'sponsor' } } as const
    expectProblem(await free.client.call(requestSponsorship, offer), 404, 'listing_not_found')
    expectSuccess(await client.call(requestSponsorship, offer))
    expectSuccess(await leader.client.call(acceptSponsorship, { ...offer, body: { side: 'team' } }))
    const shown = await visitor.call(listTeamSponsors, { params: { teamId } })
    expect(shown.body.items.map(({ id }) => id)).toEqual([sponsorId])
  },
  'A dedicated contact': async ({ url, client, userId, admin, free }) => {
    const agentId = userIdOf(await anAdministrator(url)) as User['id']
    const params = { memberId: userId as User['id'] }
    expectSuccess(await admin.call(setDedicatedContact, { params, body: { agentId } }))
    expect((await client.call(getMyContact, {})).body.contact?.id).toBe(agentId)
    expectProblem(await free.client.call(getMyContact, {}), 403, 'membership_type')
  },
  'Shown as a manufacturer in the directory and on your profile': async (of) => {
    await showsMembership('manufacturer')(of)
    await findsInDirectory(({ companyName }) => ({ q: companyName, type: 'manufacturer' }))(of)
  },
} as const satisfies Proofs
