import * as z from 'zod/mini'
import { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { Listing } from '#shared/directory/listings/listing.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { UserId } from '#shared/platform/users/user.ts'

/**
 * What a change of a live listing can be about, each with its values. A place changes as a whole; `pictures` are the
 * ids of those that wait.
 */
export const ChangedValues = z.partial(
  z.object({
    ...z.pick(Listing, {
      businessName: true,
      listingType: true,
      place: true,
      website: true,
      phone: true,
      email: true,
      summary: true,
      description: true,
      services: true,
      specialDays: true,
      startingPriceFor: true,
    }).shape,
    brands: z.array(NamedBrand),
    /** Null where there is none. */
    serviceMiles: z.nullable(z.int()),
    startingPriceCents: z.nullable(z.int()),
    hours: z.nullable(WeekHours),
    timeZone: z.string(),
    logoUrl: z.string(),
    pictures: z.array(z.string()),
  }),
)
export type ChangedValues = z.infer<typeof ChangedValues>
export type ChangedField = keyof ChangedValues

export const changedFields = Object.keys(ChangedValues.shape) as ChangedField[]

export const ChangedField = z.enum(changedFields as [ChangedField])

/** `stale`: the listing had changed in the meantime, so the wish was not applied. */
export const FieldDecision = z.enum(['accepted', 'refused', 'stale'])
export type FieldDecision = z.infer<typeof FieldDecision>

export const ChangeStatus = z.enum(['pending', 'accepted', 'partly', 'refused', 'stale', 'withdrawn'])
export type ChangeStatus = z.infer<typeof ChangeStatus>

/** A change of a live listing that waits for an administrator; one for each author. */
export const ListingChange = z.object({
  listingId: ListingId,
  by: UserId,
  kind: z.enum(['owner', 'suggestion']),
  /** What the fields were when it was asked for, and what they shall be. */
  from: ChangedValues,
  to: ChangedValues,
  note: z.string(),
  status: ChangeStatus,
  decisions: z.optional(z.partialRecord(ChangedField, FieldDecision)),
  reason: z.optional(z.string()),
  decidedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type ListingChange = z.infer<typeof ListingChange>
