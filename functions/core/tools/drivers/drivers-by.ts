import { eachItem } from '#core/platform/db/each-item.ts'
import { drivers, ownersPartition } from './drivers.ts'

/** All drivers that a member entered, oldest first. */
export const driversBy = (userId: string) => eachItem(drivers, { index: 'gsi2', pk: ownersPartition(userId) })
