import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { SavedDesigns } from '#shared/subwoofer-designs/saved-design.ts'

/** A longer link is cut by some of the programs that it is sent with. */
const longest = 4096

/** What a link may unfold to, so that a small one cannot fill the memory. */
const largest = 64 * 1024

/** The designs as the fragment of an address, or undefined where they do not fit into one. */
export function designFragment(designs: SavedDesigns): string | undefined {
  const packed = deflateSync(strToU8(JSON.stringify(designs)), { level: 9 })
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return text.length <= longest ? `#d=${text}` : undefined
}

/** The designs of a fragment, or undefined where it is cut or foreign. */
export function designsOfFragment(fragment: string): SavedDesigns | undefined {
  const text = /^#d=([\w-]+)$/.exec(fragment)?.[1]
  if (!text || text.length > longest) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    )
    const unpacked = inflateSync(bytes, { out: new Uint8Array(largest) })
    const read = SavedDesigns.safeParse(JSON.parse(strFromU8(unpacked)))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
