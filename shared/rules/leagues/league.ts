import * as z from 'zod/mini'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line } from '#shared/text.ts'
import { webAddress } from '#shared/web-address.ts'
import { LeagueId } from './league-id.ts'

/** What a league says of itself: administrators edit it, and those who run its organization. */
export const LeagueText = z.strictObject({
  name: nameLine(80, 2),
  abbreviation: line(10, 2),
  websiteUrl: z.optional(webAddress),
  /** True if its members have numbers. */
  memberNumbers: z.boolean(),
})
export type LeagueText = z.infer<typeof LeagueText>

/** The fields of a league that administrators edit. */
export const LeagueFields = z.strictObject({
  ...LeagueText.shape,
  /** The organization that it belongs to. */
  organizationId: z.optional(OrganizationId),
})
export type LeagueFields = z.infer<typeof LeagueFields>

/** An organization whose rules and seasons people compete by. */
export const League = z.object({
  id: LeagueId,
  ...LeagueFields.shape,
  /** One from before the rule of addresses is kept, and shown without a link. */
  websiteUrl: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type League = z.infer<typeof League>

/** The number that a member has in a league. */
export const LeagueNumber = z.object({
  leagueId: LeagueId,
  userId: UserId,
  number: line(20, 1),
  /** The last day on which it counts. */
  validUntilOn: z.optional(z.iso.date()),
  /** Who confirmed that it belongs to the member: an administrator, or someone who runs the organization of the league. */
  checkedBy: z.optional(UserId),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type LeagueNumber = z.infer<typeof LeagueNumber>
