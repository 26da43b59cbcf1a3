import * as z from 'zod/mini'
import type { ListingValues } from './listing-values.ts'

export const ListingStepName = z.enum(['business', 'place', 'offer', 'hours', 'pictures', 'check'])
export type ListingStepName = z.infer<typeof ListingStepName>

type Step = { name: ListingStepName; label: string; fields: readonly (keyof ListingValues)[] }

/** The steps of the form in their order, with the fields of each. */
export const listingSteps: readonly Step[] = [
  {
    name: 'business',
    label: 'Business',
    fields: ['businessName', 'listingType', 'website', 'phone', 'email'],
  },
  { name: 'place', label: 'Place', fields: ['place', 'timeZone', 'serviceMiles'] },
  {
    name: 'offer',
    label: 'What you do',
    fields: ['summary', 'description', 'services', 'brands', 'startingPriceCents', 'startingPriceFor'],
  },
  { name: 'hours', label: 'Hours', fields: ['hours', 'specialDays'] },
  { name: 'pictures', label: 'Pictures', fields: [] },
  { name: 'check', label: 'Check', fields: ['note'] },
]

/** The first step with a field that cannot be sent as it is. */
export const stepWithError = (errors: Partial<Record<string, unknown>>): ListingStepName | undefined =>
  listingSteps.find(({ fields }) => fields.some((field) => errors[field]))?.name

export const stepAfter = (name: ListingStepName): ListingStepName | undefined =>
  listingSteps[listingSteps.findIndex((step) => step.name === name) + 1]?.name

export const stepBefore = (name: ListingStepName): ListingStepName | undefined =>
  listingSteps[listingSteps.findIndex((step) => step.name === name) - 1]?.name
