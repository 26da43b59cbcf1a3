import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { idSchema } from '#shared/ids.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { line, text } from '#shared/text.ts'

export const SuggestionId = idSchema('sug')
export type SuggestionId = z.infer<typeof SuggestionId>

export const SuggestionStatus = z.enum([
  'submitted',
  'in_review',
  'needs_info',
  'approved',
  'rejected',
  'duplicate',
  'withdrawn',
])
export type SuggestionStatus = z.infer<typeof SuggestionStatus>

/** Shows may have only http. */
const web = z
  .string()
  .check(z.trim(), z.maxLength(300), z.refine(isWebAddress, 'Enter the address of a public site'))

/** The information a person gives about an event that is not listed. */
export const SuggestionFields = z.strictObject({
  title: nameLine(120, 5),
  venueName: line(120),
  city: nameLine(80, 1),
  state: z.string().check(z.refine((code) => zoneOfState(code) !== undefined, 'Choose a state')),
  startsOn: z.iso.date('Choose a day'),
  endsOn: z.optional(z.iso.date('Choose a day')),
  websiteUrl: z.optional(web),
  organizerName: line(120),
  /** The organization that was chosen as its organizer; its name is the organizer’s then. */
  organizationId: z.optional(OrganizationId),
  notes: text(1000),
  /** True if the person suggesting the event also organizes it. */
  isOrganizer: z.boolean(),
})
export type SuggestionFields = z.infer<typeof SuggestionFields>

export const Suggestion = z.object({
  id: SuggestionId,
  ...SuggestionFields.shape,
  /** One from before the rule of addresses is kept, and shown without a link. */
  websiteUrl: z.optional(z.string()),
  status: SuggestionStatus,
  /** A member, or a visitor with an email address. */
  suggestedBy: z.optional(UserId),
  email: z.optional(z.string()),
  reviewerId: z.optional(UserId),
  /** The reviewers’ question or decision, for the suggester. */
  answer: z.optional(z.string()),
  /** The suggester’s reply since then. */
  reply: z.optional(z.string()),
  eventId: z.optional(EventId),
  duplicateOf: z.optional(z.string()),
  decidedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Suggestion = z.infer<typeof Suggestion>

const decided: readonly SuggestionStatus[] = ['approved', 'rejected', 'duplicate', 'withdrawn']

export const isDecided = ({ status }: Pick<Suggestion, 'status'>): boolean => decided.includes(status)
