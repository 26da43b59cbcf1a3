import { fold } from '#shared/platform/words/fold.ts'
import { words } from './words.ts'

type Part = { text: string; marked: boolean }

/**
 * Returns a character in the form in which it is compared: empty for an accent or an apostrophe, a space for
 * a word separator.
 */
const compared = (character: string): string =>
  /^[a-z0-9 ]$/.test(character) ? character : fold(`a${character}a`).slice(1, -1)

/** A text in parts, with the words of a query marked wherever they occur, as the search finds them. */
export function markedParts(text: string, query: string): Part[] {
  const asked = words(query).toSorted((a, b) => b.length - a.length)
  const characters = [...text]
  const folded: string[] = []
  /** For each folded code unit, the character it comes from. */
  const origin: number[] = []
  characters.forEach((character, at) => {
    for (const unit of compared(character).split('')) {
      folded.push(unit)
      origin.push(at)
    }
  })
  const whole = folded.join('')
  const marked = new Set<number>()
  for (const word of asked)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      mark(origin[at] ?? 0, origin[at + word.length - 1] ?? 0, marked)
  const parts: Part[] = []
  characters.forEach((character, at) => {
    const isMarked = marked.has(at) || (marked.has(at - 1) && compared(character) === '')
    if (isMarked) marked.add(at)
    const last = parts.at(-1)
    if (last?.marked === isMarked) last.text += character
    else parts.push({ text: character, marked: isMarked })
  })
  return parts
}

function mark(from: number, to: number, marked: Set<number>): void {
  for (let at = from; at <= to; at++) marked.add(at)
}
