import { fold } from './fold.ts'
import { mostKeyBytes } from './name-line.ts'

/**
 * A folded text as part of a key, cut so that two of them and an id fit into one: a single sign can fold to a whole
 * sentence. No name that `nameLine` takes is cut but for letters that fold to longer ones.
 */
export function foldedKey(text: string): string {
  const folded = fold(text)
  // A letter has at most four bytes.
  if (folded.length * 4 <= mostKeyBytes) return folded
  let bytes = 0
  let kept = ''
  for (const letter of folded) {
    bytes += new TextEncoder().encode(letter).length
    if (bytes > mostKeyBytes) break
    kept += letter
  }
  return kept.trimEnd()
}
