import { organizations } from '#core/organizations/organizations/organizations.ts'
import { platformSender, type SenderId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { isListed } from '#shared/organizations/organizations/public-organization.ts'
import { writersOf } from './news-desk.ts'

/**
 * Tells whether a campaign of this sender may go out now: an organization that left the site, or for which no one has
 * the membership any more, writes to no one.
 */
export async function maySend(senderId: SenderId): Promise<boolean> {
  if (senderId === platformSender) return true
  const [organization, writers] = await Promise.all([
    organizations.get({ id: senderId }, { consistent: true }),
    writersOf(senderId),
  ])
  return organization !== undefined && isListed(organization) && writers.length > 0
}
