import { campaigns } from '#core/ads/ad-campaigns/campaigns.ts'
import { listingFeatures } from '#core/ads/ad-campaigns/featured-listing.ts'
import { recordCampaignStep } from '#core/ads/ad-campaigns/record-step.ts'
import { wholeCampaign } from '#core/ads/ad-campaigns/whole-campaign.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { AdCampaign } from '#shared/ads/ad-campaigns/ad-campaign.ts'
import { campaignRefusal } from '#shared/ads/ad-campaigns/campaign-refusal.ts'
import { campaignStateAt } from '#shared/ads/ad-campaigns/campaign-state.ts'
import { featureListing as contract } from '#shared/ads/ad-campaigns/contract.ts'
import type { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { featuredFrom } from '#shared/ads/ad-campaigns/stepped-campaign.ts'
import { featuredCents } from '#shared/ads/ad-zones/zone-settings.ts'
import { isFeatured, isListed } from '#shared/directory/listings/public-listing.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'

/** The time there is to pay for it. */
const daysHeld = 14

function featureListing({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user } = actor
  const id = newId('adc', now) as AdCampaignId
  return untilUnchanged(async () => {
    const listing = await findOwnListing(body.listingId, user.id)
    if (!isListed(listing)) throw campaignRefusal.featuredState()
    const known = await listingFeatures.get({ listingId: listing.id }, { consistent: true })
    if (isFeatured(listing, now) || (known && (await isOn(known.campaignId, now))))
      throw campaignRefusal.featuredAlready()
    const campaign: AdCampaign = {
      id,
      advertiserId: user.id,
      name: `Featured: ${listing.businessName}`.slice(0, 80),
      zone: 'featured_listing',
      model: 'featured',
      ...featuredFrom(siteDay(now)),
      states: [],
      refundsAtEnd: true,
      listingId: listing.id,
      listingName: listing.businessName,
      status: 'approved',
      statusSince: now,
      price: { cents: featuredCents, unitCents: featuredCents, takenAt: now },
      heldUntil: addTime(now, { days: daysHeld }),
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
    const answer = await wholeCampaign(campaign, now, [])
    await commit(
      campaigns.put(campaign, { absent: true }),
      listingFeatures.put(
        { listingId: listing.id, campaignId: id, version: (known?.version ?? 0) + 1 },
        known ? { version: known.version } : { absent: true },
      ),
      users.check({ id: user.id }, { version: user.version }),
      recordCampaignStep(actor, 'Booked', campaign, { now }),
      ...remember(answer),
    )
    return answer
  })
}

/** True while a campaign still leads to a featured business, or is one. */
async function isOn(campaignId: string, now: string): Promise<boolean> {
  const campaign = await campaigns.get({ id: campaignId }, { consistent: true })
  if (!campaign) return false
  const state = campaignStateAt(campaign, now)
  return state === 'approved' || state === 'scheduled' || state === 'running'
}

export const handler = endpoint(contract, featureListing)
