type Bytes = Buffer

const lengthOf = (length: number): Bytes => {
  if (length < 0x80) return Buffer.from([length])
  const digits = Buffer.from(
    length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'),
    'hex',
  )
  return Buffer.concat([Buffer.from([0x80 | digits.length]), digits])
}

const element = (tag: number, ...content: Bytes[]): Bytes => {
  const body = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body])
}

export const sequence = (...content: Bytes[]) => element(0x30, ...content)
export const setOf = (...content: Bytes[]) => element(0x31, ...content)
export const boolean = (value: boolean) => element(0x01, Buffer.from([value ? 0xff : 0]))
export const none = () => element(0x05)
export const octets = (content: Bytes) => element(0x04, content)
export const utf8 = (text: string) => element(0x0c, Buffer.from(text, 'utf8'))
/** Bits; the last `unused` ones mean nothing. */
export const bits = (content: Bytes, unused = 0) => element(0x03, Buffer.from([unused]), content)
/** Fields that are marked by a number instead of their type. */
export const tagged = (number: number, content: Bytes) => element(0xa0 | number, content)
export const taggedText = (number: number, text: string) =>
  element(0x80 | number, Buffer.from(text, 'latin1'))

/** A whole number that is not negative. */
export function integer(value: bigint): Bytes {
  const hex = value.toString(16)
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
  // A leading one bit would make it negative.
  return element(0x02, ...((bytes[0] ?? 0) & 0x80 ? [Buffer.from([0]), bytes] : [bytes]))
}

export function objectIdentifier(dotted: string): Bytes {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const digits = [part & 0x7f]
    for (let left = part >>> 7; left > 0; left >>>= 7) digits.unshift((left & 0x7f) | 0x80)
    return digits
  })
  return element(0x06, Buffer.from(bytes))
}

/** An instant to the second, in the short form until 2049 and the long one from then on, as certificates want it. */
export function instant(at: Date): Bytes {
  const digits = at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')
  return at.getUTCFullYear() < 2050
    ? element(0x17, Buffer.from(digits.slice(2), 'latin1'))
    : element(0x18, Buffer.from(digits, 'latin1'))
}
