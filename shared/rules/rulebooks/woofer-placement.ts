import * as z from 'zod/mini'

/** The location of the woofers in a vehicle. */
export const WooferPlacement = z.enum(['trunk', 'cabin', 'wall', 'bed', 'other'])
export type WooferPlacement = z.infer<typeof WooferPlacement>
