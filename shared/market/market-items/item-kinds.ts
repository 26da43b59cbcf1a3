import * as z from 'zod/mini'

export const ItemCategory = z.enum([
  'subwoofers',
  'amplifiers',
  'head_units',
  'speakers',
  'processors',
  'enclosures',
  'wiring',
  'batteries_alternators',
  'deadening',
  'tools_meters',
  'vehicles',
  'other',
])
export type ItemCategory = z.infer<typeof ItemCategory>

export const ItemCondition = z.enum(['new', 'like_new', 'good', 'fair', 'for_parts'])
export type ItemCondition = z.infer<typeof ItemCondition>

/** `offers`: the price is open to offers. `trade`: for something else; a price says what it is worth. */
export const PriceKind = z.enum(['fixed', 'offers', 'free', 'trade'])
export type PriceKind = z.infer<typeof PriceKind>

export const ItemDelivery = z.enum(['pickup', 'ships', 'both'])
export type ItemDelivery = z.infer<typeof ItemDelivery>
