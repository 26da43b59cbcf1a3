import type { AttributeValue } from '@aws-sdk/client-dynamodb'

/** The size by which the table reckons capacity: names and values in UTF-8, numbers packed. */
export const itemSize = (item: Record<string, AttributeValue>): number => sizeOfFields(item)

function sizeOfFields(fields: Record<string, AttributeValue>, each = 0): number {
  return Object.entries(fields).reduce(
    (size, [name, value]) => size + Buffer.byteLength(name) + sizeOf(value) + each,
    0,
  )
}

function sizeOf(value: AttributeValue): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S)
  if (value.N !== undefined) return sizeOfNumber(value.N)
  if (value.BOOL !== undefined || value.NULL !== undefined) return 1
  if (value.L) return 3 + value.L.reduce((size, one) => size + sizeOf(one) + 1, 0)
  if (value.M) return 3 + sizeOfFields(value.M, 1)
  throw new Error(`there is no size for ${JSON.stringify(value)}`)
}

function sizeOfNumber(number: string): number {
  const digits = number.replace(/[-.]/g, '').replace(/^0+|0+$/g, '')
  return Math.ceil(digits.length / 2) + 1 + (number.startsWith('-') ? 1 : 0)
}
