import * as z from 'zod/mini'
import { AdZone } from '#shared/ads/ad-zones/ad-zone.ts'
import type { BookingValues } from './booking-values.ts'

export const BookingStepName = z.enum(['place', 'pictures', 'days', 'check'])
export type BookingStepName = z.infer<typeof BookingStepName>

/** The open step and the draft live in the address, so that back and reload keep them. */
export const bookingFilter = {
  step: z._default(BookingStepName, 'place'),
  campaign: z.optional(z.string()),
  zone: z.optional(AdZone),
}

/** The page where a draft goes on. */
export const bookingPath = (campaignId: string) => `/advertise/book?campaign=${campaignId}`

type Step = { name: BookingStepName; label: string; fields: readonly (keyof BookingValues)[] }

/** The steps of booking in their order, with the fields of each. */
export const bookingSteps: readonly Step[] = [
  { name: 'place', label: 'Ad space', fields: ['name', 'zone'] },
  { name: 'pictures', label: 'Pictures', fields: [] },
  {
    name: 'days',
    label: 'Days and views',
    fields: ['startsOn', 'endsOn', 'model', 'views', 'states', 'limitsViews', 'rest'],
  },
  { name: 'check', label: 'Check', fields: [] },
]

/** The first step with a field that cannot be sent as it is. */
export const stepWithError = (errors: Partial<Record<string, unknown>>): BookingStepName | undefined =>
  bookingSteps.find(({ fields }) => fields.some((field) => errors[field]))?.name

export const stepBeside = (name: BookingStepName, by: 1 | -1): BookingStepName | undefined =>
  bookingSteps[bookingSteps.findIndex((step) => step.name === name) + by]?.name

/** Where a draft is continued. */
export const bookingStepPath = (campaignId: string, step: BookingStepName): string =>
  `${bookingPath(campaignId)}&step=${step}`
