import type { UseFormReturn } from 'react-hook-form'
import type { ListingValues, WrittenListing } from './listing-values.ts'

/** The part of it that speaks of hours; other forms have the same part. */
export type HoursForm = Pick<ListingValues, 'hours' | 'specialDays'>

export type ListingForm = UseFormReturn<ListingValues, unknown, WrittenListing>
