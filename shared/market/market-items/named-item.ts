import type * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'

/** Here, apart from what an item is, for the schemas of what only names its item. */
export const ItemId = idSchema('itm')
export type ItemId = z.infer<typeof ItemId>

/** The address of an item. */
export const itemPath = (itemId: string): string => `/marketplace/${itemId}`

export const editItemPath = (itemId: string): string => `/marketplace/edit/${itemId}`
