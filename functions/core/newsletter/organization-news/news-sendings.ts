import * as z from 'zod/mini'
import { campaigns } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import { type Campaign, CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { newsDays } from '#shared/newsletter/organization-news/following.ts'
import { fitsLimit } from '#shared/newsletter/organization-news/news-limit.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const NewsSendings = z.object({
  organizationId: OrganizationId,
  sendings: z.array(z.object({ campaignId: CampaignId, at: z.iso.datetime() })),
  version: z.int(),
})

/** The latest sendings of an organization. Each one writes this row, so that of many at once only two are taken. */
export const newsSendings = entity({
  name: 'news-sendings',
  erasure: 'impersonal',
  schema: NewsSendings,
  key: ({ organizationId }: { organizationId: string }) => ({
    pk: `NEWS_SENDINGS#${organizationId}`,
    sk: 'SENDINGS',
  }),
})

/** A sending that was taken back, refused, or cancelled before it began leaves its place to another one. */
const takesPlace = ({ status, startedAt }: Campaign): boolean =>
  status !== 'draft' && (status !== 'cancelled' || startedAt !== undefined)

async function placesOf(organizationId: string, now: string) {
  const known = await newsSendings.get({ organizationId }, { consistent: true })
  const since = addTime(now, { days: -newsDays })
  const sendings = (known?.sendings ?? []).filter(({ at }) => at > since)
  const rows = await getMany(
    sendings.map(({ campaignId }) => campaigns.key({ id: campaignId })),
    { consistent: true },
  )
  const found = new Map(rows.map(campaigns.read).map((campaign) => [campaign.id, campaign]))
  const taken = sendings.flatMap(({ campaignId, at }) => {
    const campaign = found.get(campaignId)
    if (!campaign || !takesPlace(campaign)) return []
    return [{ campaignId, at: campaign.startedAt ?? campaign.planned?.at ?? at }]
  })
  return { known, taken }
}

/** When an organization sends, and lately did, as far as it counts. */
export const sendingTimes = async (organizationId: string, now: string): Promise<string[]> =>
  (await placesOf(organizationId, now)).taken.map(({ at }) => at)

/** Takes a place among the sendings of an organization: commit it with the step. Throws where the limit is reached. */
export async function takePlace(
  organizationId: z.infer<typeof OrganizationId>,
  campaignId: CampaignId,
  at: string,
  now: string,
): Promise<Write> {
  const { known, taken } = await placesOf(organizationId, now)
  const others = taken.filter((sending) => sending.campaignId !== campaignId)
  const times = others.map((sending) => sending.at)
  if (!fitsLimit(times, at)) throw campaignRefusal.tooManyNews()
  return newsSendings.put(
    { organizationId, sendings: [...others, { campaignId, at }], version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
