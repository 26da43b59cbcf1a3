import { countAudience } from '#core/newsletter/newsletter-campaigns/audience/count-audience.ts'
import type {
  Campaign,
  OrganizationAudience,
  PlannedSending,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import {
  askedForReview,
  requireDraft,
  scheduled,
} from '#shared/newsletter/newsletter-campaigns/stepped-campaign.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { isFirstNews } from './is-first-news.ts'
import { requireOwnAudience, requireOwnCards } from './own-events.ts'
import { sendableNews } from './rendered-news.ts'

/**
 * A draft on its way to its people: the first news of an organization waits for an administrator. What it says and whom
 * it is for are checked as they are now, since an event may have gone to another organization.
 */
export async function sentNews(
  before: Campaign,
  organizationId: OrganizationId,
  planned: PlannedSending | undefined,
  now: string,
): Promise<Campaign> {
  requireDraft(before)
  const audience = before.audience as OrganizationAudience
  await requireOwnAudience(organizationId, audience)
  await requireOwnCards(organizationId, before.blocks)
  await sendableNews(organizationId, before, now)
  if (!before.testedAt) throw campaignRefusal.notTested()
  const [{ count }, isFirst] = await Promise.all([
    countAudience(audience, organizationId),
    isFirstNews(organizationId),
  ])
  const ready = scheduled(before, { planned, count }, now)
  return isFirst ? askedForReview({ ...before, planned }, count, now) : ready
}
