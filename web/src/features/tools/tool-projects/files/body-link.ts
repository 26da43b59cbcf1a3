import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import type * as z from 'zod/mini'

/** A longer link is cut by some of the programs that it is sent with. */
const longest = 4096

/** The largest size that a link may unfold to, so that a small one cannot fill the memory. */
const largest = 64 * 1024

/**
 * Encodes a tool's work as the fragment of an address. It returns undefined if the work does not fit into
 * one.
 */
export function bodyFragment(body: object): string | undefined {
  const packed = deflateSync(strToU8(JSON.stringify(body)), { level: 9 })
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return text.length <= longest ? `#d=${text}` : undefined
}

/** Decodes a fragment. It returns undefined if the fragment is cut or foreign. */
export function bodyOfFragment<Body>(schema: z.ZodMiniType<Body>, fragment: string): Body | undefined {
  const text = /^#d=([\w-]+)$/.exec(fragment)?.[1]
  if (!text || text.length > longest) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const unpacked = inflateSync(bytes, { out: new Uint8Array(largest) })
    const read = schema.safeParse(JSON.parse(strFromU8(unpacked)))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
