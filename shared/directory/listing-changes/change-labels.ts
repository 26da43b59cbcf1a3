import type { ChangedField } from './listing-change.ts'

/** The fields of a change in the words of the form. */
export const changeLabels: Record<ChangedField, string> = {
  businessName: 'Name',
  listingType: 'Type',
  place: 'Place',
  website: 'Website',
  phone: 'Phone',
  email: 'Email',
  summary: 'Summary',
  description: 'Description',
  services: 'Services',
  brands: 'Brands',
  serviceMiles: 'Travels',
  startingPriceCents: 'Starting price',
  startingPriceFor: 'Starting price for',
  hours: 'Hours',
  specialDays: 'Special days',
  timeZone: 'Time zone',
  logoUrl: 'Logo',
  pictures: 'Pictures',
}
