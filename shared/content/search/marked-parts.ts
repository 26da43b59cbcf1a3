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
    for (const [from, to] of whole.includes(word) ? places(whole, word) : placesApart(whole, word))
      mark(origin[from] ?? 0, origin[to] ?? 0, marked)
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

type Place = [from: number, to: number]

function places(whole: string, word: string): Place[] {
  const found: Place[] = []
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
    found.push([at, at + word.length - 1])
  return found
}

/** Where a word is written as several, from the beginning of one of them on. */
function placesApart(whole: string, word: string): Place[] {
  const letters = whole.split('').flatMap((unit, at) => (unit === ' ' ? [] : [at]))
  const joined = letters.map((at) => whole[at]).join('')
  return places(joined, word)
    .map(([from, to]): Place => [letters[from] ?? 0, letters[to] ?? 0])
    .filter(([from]) => from === 0 || whole[from - 1] === ' ')
}

function mark(from: number, to: number, marked: Set<number>): void {
  for (let at = from; at <= to; at++) marked.add(at)
}
