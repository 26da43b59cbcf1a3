import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { ListingSheet } from './listing-sheet.ts'
import { listingsAroundDallas } from './listings-around-dallas.ts'
import { listingsOfTheLakes } from './listings-of-the-lakes.ts'
import { listingsOfTheNortheast } from './listings-of-the-northeast.ts'
import { listingsOfThePlains } from './listings-of-the-plains.ts'
import { listingsOfTheSoutheast } from './listings-of-the-southeast.ts'
import { listingsOfTheWest } from './listings-of-the-west.ts'

const all = [
  ...listingsAroundDallas,
  ...listingsOfThePlains,
  ...listingsOfTheSoutheast,
  ...listingsOfTheLakes,
  ...listingsOfTheNortheast,
  ...listingsOfTheWest,
]

/** What is made up about the businesses of the demo: none of them exists. */
export const listingSheets = (size: SeedSize): readonly ListingSheet[] =>
  all.filter(({ isInSmall }) => size === 'whole' || isInSmall)
