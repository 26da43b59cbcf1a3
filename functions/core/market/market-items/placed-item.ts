import { pointOfZip } from '#core/platform/places/point-of-zip.ts'
import type { ItemPoint } from '#shared/market/market-items/item.ts'

/** The middle of a ZIP code; nothing where there is none yet. */
export async function pointOfItem(zip: string): Promise<ItemPoint | undefined> {
  if (!zip) return undefined
  const { lat, lon } = await pointOfZip(zip, 'body.zip')
  const { isListedZip } = await import('#core/platform/places/zip-points.ts')
  return { lat, lon, precision: isListedZip(zip) ? 'zip' : 'region' }
}
