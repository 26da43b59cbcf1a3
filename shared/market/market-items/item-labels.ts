import type { ItemCategory, ItemCondition, ItemDelivery, PriceKind } from './item-kinds.ts'

export const itemCategories: Record<ItemCategory, string> = {
  subwoofers: 'Subwoofers',
  amplifiers: 'Amplifiers',
  head_units: 'Head units',
  speakers: 'Speakers',
  processors: 'Processors',
  enclosures: 'Enclosures',
  wiring: 'Wiring',
  batteries_alternators: 'Batteries and alternators',
  deadening: 'Sound deadening',
  tools_meters: 'Tools and meters',
  vehicles: 'Vehicles',
  other: 'Everything else',
}

export const itemConditions: Record<ItemCondition, string> = {
  new: 'New',
  like_new: 'Like new',
  good: 'Good',
  fair: 'Fair',
  for_parts: 'For parts',
}

export const priceKinds: Record<PriceKind, string> = {
  fixed: 'Fixed price',
  offers: 'Open to offers',
  free: 'Free',
  trade: 'Trade',
}

export const itemDeliveries: Record<ItemDelivery, string> = {
  pickup: 'Pickup only',
  ships: 'Ships',
  both: 'Pickup or shipping',
}
