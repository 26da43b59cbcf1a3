import * as z from 'zod/mini'
import { ListingStepName } from './listing-steps.ts'

/** The open step lives in the address, so that back and reload keep it. */
export const stepFilter = { step: z._default(ListingStepName, 'business'), id: z.optional(z.string()) }
