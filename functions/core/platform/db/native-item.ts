import { convertToNative } from '@aws-sdk/util-dynamodb'

type Attribute = Record<string, unknown>
/** Attributes as they travel: each is an object whose one key is its type. */
export type AttributeMap = Record<string, Attribute>

/**
 * Puts native values in the place of an item’s attributes, as they came in the JSON of an answer: bytes are still
 * Base64. In place, because a copy takes longer, and whatever an attribute is named it stays one.
 */
export function nativeItem(attributes: AttributeMap): Record<string, unknown> {
  const item: Record<string, unknown> = attributes
  for (const name in attributes) item[name] = nativeValue(attributes[name] as Attribute)
  return item
}

/** Most are texts and small numbers, for which the SDK’s own function takes detours. */
function nativeValue(attribute: Attribute): unknown {
  const { S, N, BOOL, M, L } = attribute
  if (typeof S === 'string') return S
  if (typeof N === 'string' && Number.isSafeInteger(Number(N))) return Number(N)
  if (typeof BOOL === 'boolean') return BOOL
  if (M) return nativeItem(M as AttributeMap)
  if (L) return (L as Attribute[]).map(nativeValue)
  if (typeof attribute.B === 'string') return bytesOf(attribute.B)
  if (attribute.BS) return new Set((attribute.BS as string[]).map(bytesOf))
  return convertToNative(attribute as unknown as Parameters<typeof convertToNative>[0])
}

const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'))
