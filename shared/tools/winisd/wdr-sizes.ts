import { type DriverFields, largestMounting } from '#shared/tools/drivers/driver.ts'
import { fileNumber } from '#shared/tools/units/file-number.ts'
import { mountingOfKey, type WdrKey } from './wdr-keys.ts'

const largestCone = 1

/**
 * The sizes of a driver, m and m³. They only say how much room it needs, so one that no driver has is left out and named,
 * and the file is read. Of a figure that may be two, the one that a driver can have is meant.
 */
export function readSizes(
  entries: ReadonlyMap<WdrKey, string>,
  commas: boolean | undefined,
): { sizes: DriverFields['mounting']; coneDiameter: number | undefined; notes: string[] } {
  const sizes: DriverFields['mounting'] = {}
  const notes: string[] = []
  const sizeOf = (key: WdrKey, most: number) => {
    const text = entries.get(key)
    if (!text) return undefined
    const read = fileNumber(text, commas)
    const either = !read ? [] : 'value' in read ? [read.value] : read.either
    if (either.includes(0)) return undefined
    const found = either.find((one) => one > 0 && one <= most)
    if (found === undefined) notes.push(leftOut(key, text, most))
    return found
  }
  for (const [key, field] of Object.entries(mountingOfKey)) {
    const size = sizeOf(key as WdrKey, largestMounting[field])
    if (size !== undefined) sizes[field] = size
  }
  return { sizes, coneDiameter: sizeOf('Dd', largestCone), notes }
}

const leftOut = (key: WdrKey, text: string, most: number) =>
  `${key} is left out: ${text.slice(0, 40)} is not between 0 and ${key === 'DVol' ? `${most * 1000} L` : `${most} m`}.`
