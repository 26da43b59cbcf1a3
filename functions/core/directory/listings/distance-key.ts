import type { Distance } from '#shared/directory/listings/nearest-first.ts'

/** A place in the order of distance, as a key that sorts so: with all digits, or a page would repeat the one before. */
export function distanceKey({ miles, id }: Distance): string {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(miles)
  return `${bytes.toString('hex')}#${id}`
}

export function distanceOf(key: string): Distance {
  const [bytes = '', id = ''] = key.split('#')
  return { miles: Buffer.from(bytes.padEnd(16, '0'), 'hex').readDoubleBE(), id }
}
