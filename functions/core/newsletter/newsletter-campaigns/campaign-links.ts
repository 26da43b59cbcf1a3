import { env } from '#core/env.ts'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { inertAddress } from './placeholders.ts'

/** More than that have no number in their address. */
const mostNumbered = 999

export type CampaignLinks = {
  /** The address that a mail shows for one of the site or of the web; undefined for what leads nowhere from a mail. */
  to: (address: string) => string | undefined
  /** The addresses behind the numbers, the first of which is 1. */
  numbered: string[]
}

/** An address of this site as others reach it. */
export const absolute = (path: string): string => inertAddress(new URL(path, env('SITE_URL')).href)

/** Where the links of a campaign lead: through the counter of the site, or without an id straight to their place. */
export function campaignLinks(countedAs: CampaignId | undefined): CampaignLinks {
  const numbered: string[] = []
  const numberOf = (address: string): number => {
    const known = numbered.indexOf(address)
    return known === -1 ? numbered.push(address) : known + 1
  }
  return {
    numbered,
    to(address) {
      if (/^(?:mailto|tel):/i.test(address)) return inertAddress(address)
      if (!/^(?:https?:|\/)/i.test(address) || !URL.canParse(address, env('SITE_URL'))) return undefined
      const url = absolute(address)
      if (!countedAs || (numbered.length >= mostNumbered && !numbered.includes(url))) return url
      return absolute(`/api/newsletter/links/${countedAs}/${numberOf(url)}`)
    },
  }
}
