import type { UseFormReturn } from 'react-hook-form'
import type { ListingValues, WrittenListing } from './listing-values.ts'

export type ListingForm = UseFormReturn<ListingValues, unknown, WrittenListing>
