import { foldedKey } from '#shared/platform/words/folded-key.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { drivers, sizePartition, statePartition } from './drivers.ts'

type Wanted = {
  brand?: string | undefined
  sizeIn?: number | undefined
  limit: number
  cursor?: string | undefined
}

/** Drivers of a state by brand and model; one query, however they are narrowed. */
export function listDriversOf(state: Driver['state'], { brand = '', sizeIn, limit, cursor }: Wanted) {
  const page = { limit, cursor, ...(foldedKey(brand) && { prefix: foldedKey(brand) }) }
  return drivers.list(
    sizeIn === undefined
      ? { index: 'gsi1', pk: statePartition(state), ...page }
      : { index: 'gsi3', pk: sizePartition(state, sizeIn), ...page },
  )
}
