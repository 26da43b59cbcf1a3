import * as z from 'zod/mini'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { EventId } from '#shared/events/events/event.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'

const EntryOffer = z.object({
  email: z.string(),
  eventId: EventId,
  registrationId: RegistrationId,
  createdAt: z.iso.datetime(),
  /** Well past the time until which entries change hands, which may be put off. */
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

type Offered = {
  eventId: EntryOffer['eventId']
  id: EntryOffer['registrationId']
  handingTo?: string | undefined
  updatedAt: string
}

/** Takes away the offer of a registration, if it is on offer. */
export const offerEnded = ({ handingTo: email, id: registrationId, eventId, updatedAt }: Offered): Write[] =>
  email === undefined
    ? []
    : [
        entryOffers.underive({
          email,
          eventId,
          registrationId,
          createdAt: updatedAt,
          endsAt: updatedAt,
          version: 1,
        }),
      ]

const to = (email: string) => ({ pk: `EMAIL#${email}#ENTRYOFFER`, prefix, consistent: true })

export const entryOffersTo = (email: string): AsyncGenerator<EntryOffer> => eachItem(entryOffers, to(email))

/** More than anyone leaves unanswered. */
const mostShown = 50

export async function firstEntryOffersTo(email: string): Promise<EntryOffer[]> {
  const { items } = await entryOffers.list({ ...to(email), limit: mostShown })
  return items
}

export const offerOver = () =>
  new AppError(
    'not_found',
    'registration_not_found',
    'This offer of an entry has ended, or it is for another email address.',
  )
