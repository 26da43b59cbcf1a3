import * as z from 'zod/mini'
import { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'

export const DraftId = idSchema('drf')
export type DraftId = z.infer<typeof DraftId>

/** A fact from a form, by its label: `City: Dallas`. */
export const DraftFact = z.strictObject({ label: line(60, 1), value: line(300, 1) })
export type DraftFact = z.infer<typeof DraftFact>

const facts = z.array(DraftFact).check(z.maxLength(30, 'Name at most 30 facts'))
/** What the person wants said. */
const wish = z._default(text(500), '')

/**
 * What a draft is asked for. Forms send what is typed in them, which need not be saved yet; a support reply names a
 * request alone, whose messages the server reads itself.
 */
export const DraftAsk = z.discriminatedUnion('feature', [
  z.strictObject({
    feature: z.literal('support_reply'),
    requestId: z.string().check(z.maxLength(40)),
    /** The desk of an organization; absent at that of the platform. */
    organizationId: z.optional(z.string().check(z.maxLength(40))),
    wish,
  }),
  z.strictObject({ feature: z.literal('listing_text'), facts, text: z._default(text(5000), ''), wish }),
  z.strictObject({ feature: z.literal('event_text'), facts, text: z._default(text(10_000), ''), wish }),
  z.strictObject({
    feature: z.literal('page_description'),
    title: line(200, 1),
    text: text(8000, 1),
    wish,
  }),
])
export type DraftAsk = z.infer<typeof DraftAsk>

/** That a draft was made, for whom, and about what. Its text is not kept. */
export const Draft = z.object({
  id: DraftId,
  userId: UserId,
  feature: DraftFeature,
  /** The support request that it answers. */
  about: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Draft = z.infer<typeof Draft>

/** Days in which a sent text is still known to come from a draft. */
export const daysDraftKept = 7
