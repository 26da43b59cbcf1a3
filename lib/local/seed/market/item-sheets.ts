import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { ItemSheet } from './item-sheet.ts'
import { itemsOfAccounts } from './items-of-accounts.ts'
import { itemsOfSales } from './items-of-sales.ts'
import { itemsOfTheGarage } from './items-of-the-garage.ts'
import { itemsOfTheShop } from './items-of-the-shop.ts'
import { itemsWithCircuits } from './items-with-circuits.ts'
import { itemsWithCones } from './items-with-cones.ts'

const all = [
  ...itemsOfAccounts,
  ...itemsOfTheShop,
  ...itemsOfSales,
  ...itemsWithCones,
  ...itemsWithCircuits,
  ...itemsOfTheGarage,
]

/** What is made up about the items for sale in the demo: none of them exists. */
export const itemSheets = (size: SeedSize): readonly ItemSheet[] =>
  all.filter(({ isInSmall }) => size === 'whole' || isInSmall)
