import { findOrganization } from '#core/organizations/organizations/find-organization.ts'
import { namedOrganization } from '#core/organizations/organizations/named-organization.ts'
import { platformSender, type SenderId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { siteName } from '#shared/site-name.ts'

/** Who writes a campaign, as its head and its foot show them. */
export type CampaignSender = { name: string; logoUrl?: string; path?: string; isPlatform: boolean }

const platform: CampaignSender = { name: siteName, path: '/', isPlatform: true }

/** Throws for an organization that is gone, suspended, or taken off the site. */
export async function senderOf(senderId: SenderId): Promise<CampaignSender> {
  const sender = await findSender(senderId)
  if (!sender) throw organizationRefusal.notFound()
  return sender
}

/** Who is shown to administrators, who also look at what a suspended organization wrote. */
export const senderToShow = async (senderId: SenderId) => (await findSender(senderId)) ?? platform

async function findSender(senderId: SenderId): Promise<CampaignSender | undefined> {
  if (senderId === platformSender) return platform
  const named = namedOrganization(await findOrganization(senderId))
  if (!named || named.isSuspended) return undefined
  const { id, name, logoUrl, hasPage } = named
  return {
    name,
    ...(logoUrl && { logoUrl }),
    ...(hasPage && { path: organizationPath(id) }),
    isPlatform: false,
  }
}
