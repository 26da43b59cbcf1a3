import * as z from 'zod/mini'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import { AppError } from '#shared/errors.ts'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'

const EntryOffer = z.object({
  email: z.string(),
  eventId: EventId,
  registrationId: RegistrationId,
  createdAt: z.iso.datetime(),
  /** The time until which entries change hands. */
  endsAt: z.iso.datetime(),
  version: z.int(),
})
export type EntryOffer = z.infer<typeof EntryOffer>

const prefix = 'ENTRY#'

/** The entries that an address was asked to take over; the registration names the address. */
export const entryOffers = entity({
  name: 'entry-offer',
  erasure: 'by address',
  schema: EntryOffer,
  key: ({ email, registrationId }: { email: string; registrationId: string }) => ({
    pk: `EMAIL#${email}#ENTRYOFFER`,
    sk: `${prefix}${registrationId}`,
  }),
  expiresAt: ({ endsAt }) => endsAt,
})

export const entryOffersTo = (email: string): AsyncGenerator<EntryOffer> =>
  eachItem(entryOffers, { pk: `EMAIL#${email}#ENTRYOFFER`, prefix, consistent: true })

export const offerOver = () =>
  new AppError(
    'not_found',
    'registration_not_found',
    'This offer of an entry has ended, or it is for another email address.',
  )
