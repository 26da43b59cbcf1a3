import { createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { networkOf } from '#core/platform/http/network-of.ts'
import { isSigned, signedNow } from '#core/platform/secrets/signing-keys.ts'
import { AdCampaignId, AdCreativeId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import { HouseAdId } from '#shared/ads/house-ads/house-ad.ts'

const served = {
  zone: AdZone,
  nonce: z.string().check(z.regex(/^[\w-]{22}$/)),
  servedAt: z.iso.datetime(),
}

/** What a token proves: that this ad was served there and then. */
const AdClaim = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('campaign'), subject: AdCampaignId, creative: AdCreativeId, ...served }),
  z.object({ kind: z.literal('house'), subject: HouseAdId, creative: HouseAdId, ...served }),
])
export type AdClaim = z.infer<typeof AdClaim>

type NewClaim =
  | Omit<Extract<AdClaim, { kind: 'campaign' }>, 'nonce'>
  | Omit<Extract<AdClaim, { kind: 'house' }>, 'nonce'>

const signature = (text: string) => (key: string) =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Nothing that is signed for another end has this beginning. */
const tokenText = (claim: string) => `ad:${claim}`

/** The token of an ad that is served now. */
export async function newAdToken({ kind, subject, creative, zone, servedAt }: NewClaim): Promise<string> {
  const nonce = randomBytes(16).toString('base64url')
  const claim = [kind, subject, creative, zone, nonce, Date.parse(servedAt).toString(36)].join('.')
  return `${claim}.${await signedNow('AD_SECRET', signature(tokenText(claim)))}`
}

/** What a token proves; undefined if we did not sign it. */
export async function readAdToken(token: string): Promise<AdClaim | undefined> {
  const [, claim = '', signed = ''] = /^([\w.-]{1,300})\.([\w-]{43})$/.exec(token) ?? []
  const [kind, subject, creative, zone, nonce, at = ''] = claim.split('.')
  const servedMs = Number.parseInt(at, 36)
  if (!Number.isSafeInteger(servedMs) || Math.abs(servedMs) > 8.64e15) return undefined
  const servedAt = new Date(servedMs).toISOString()
  const read = z.safeParse(AdClaim, { kind, subject, creative, zone, nonce, servedAt })
  if (!read.success) return undefined
  return (await isSigned('AD_SECRET', signed, signature(tokenText(claim)))) ? read.data : undefined
}

/** Names an advertiser to a page, which compares it only with others. */
export const advertiserTag = async (advertiserId: string): Promise<string> =>
  (await signedNow('AD_SECRET', signature(`advertiser:${advertiserId}`))).slice(0, 16)

/** A network is kept only as this, for each campaign another one. */
export const networkTag = async (campaignId: string, ip: string): Promise<string> =>
  (await signedNow('AD_SECRET', signature(`network:${campaignId}:${networkOf(ip)}`))).slice(0, 22)
