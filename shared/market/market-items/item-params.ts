import * as z from 'zod/mini'
import { ItemId } from './named-item.ts'

/** Here, apart from the contract, for those of other nouns that name an item in their paths. */
export const itemParams = z.strictObject({ itemId: ItemId })
