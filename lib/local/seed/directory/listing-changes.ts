import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoChanges } from './demo-changes.ts'
import { demoDirectory } from './demo-directory.ts'

/** The changes that wait for an administrator of the demo. */
export const seed = async (now: string, size: SeedSize) => {
  const { listings } = await demoDirectory(now, size)
  return demoChanges(listings, now).map((change) => listingChanges.put(change, { absent: true }))
}
