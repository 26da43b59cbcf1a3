import * as z from 'zod/mini'
import { Email } from '#shared/platform/users/email.ts'
import { line, text } from '#shared/text.ts'

export const SocialNetwork = z.enum([
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'x',
  'discord',
  'reddit',
  'linkedin',
])
export type SocialNetwork = z.infer<typeof SocialNetwork>

/** The hosts of each network, so that no link under its sign leads elsewhere. */
export const hostsOf: Record<SocialNetwork, readonly string[]> = {
  facebook: ['facebook.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  x: ['x.com', 'twitter.com'],
  discord: ['discord.com', 'discord.gg'],
  reddit: ['reddit.com'],
  linkedin: ['linkedin.com'],
}

function leadsToNetwork({ network, url }: { network: SocialNetwork; url: string }): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password } = new URL(url)
  const host = hostname.replace(/^www\./, '')
  return protocol === 'https:' && !username && !password && hostsOf[network].some((own) => own === host)
}

export const SocialLink = z
  .strictObject({ network: SocialNetwork, url: z.string().check(z.trim(), z.maxLength(300)) })
  .check(
    z.refine(leadsToNetwork, { path: ['url'], error: 'Enter an https address on this network’s own site' }),
  )
export type SocialLink = z.infer<typeof SocialLink>

/** A topic people choose in the form of the contact page. */
const Topic = line(60, 2)

/** The contact details of the platform’s own organization: the spec calls them system_config. */
export const ContactFields = z.strictObject({
  email: z.optional(Email),
  /** E.164. */
  phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, 'Enter a phone number'))),
  showPhoneInFooter: z.boolean(),
  address: z.array(line(80, 1)).check(z.maxLength(5, 'Use at most 5 lines')),
  hours: text(200),
  social: z.array(SocialLink).check(z.maxLength(8, 'Use at most 8 links')),
  topics: z
    .array(Topic)
    .check(z.minLength(1, 'Add at least one topic'), z.maxLength(12, 'Use at most 12 topics')),
})
export type ContactFields = z.infer<typeof ContactFields>

/** Version 0 is what the platform starts with. */
export const ContactSettings = z.object({
  ...ContactFields.shape,
  updatedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type ContactSettings = z.infer<typeof ContactSettings>
