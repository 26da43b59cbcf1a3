import bidiOf from 'bidi-js'
import { filesFor, type Weight } from './font-files.ts'
import { openFont } from './open-font.ts'

export type TextRun = { text: string /** The path of its file. */; font: string }

const has = (path: string, cluster: string) =>
  [...cluster].every((letter) => openFont(path).font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

const files = new Map<string, string | undefined>()

/** The file of a font that has all of a letter with its marks. */
function fileFor(cluster: string, weight: Weight): string | undefined {
  const key = `${weight} ${cluster}`
  if (!files.has(key)) files.set(key, firstWith(cluster, weight))
  return files.get(key)
}

function firstWith(cluster: string, weight: Weight): string | undefined {
  for (const path of filesFor(cluster.codePointAt(0) ?? 0, weight)) if (has(path, cluster)) return path
  return undefined
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
export const clustersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

const picture = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u

/** A text as it is printed: on one line, its letters put together, and without pictures that no font has. */
const printed = (text: string): string =>
  clustersOf(text.normalize('NFC'))
    .filter((cluster) => !picture.test(cluster) || known(cluster, 400))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Tells whether a text has anything to print, and a font for every letter of it. */
export function isPrintable(text: string): boolean {
  const line = printed(text)
  return line !== '' && clustersOf(line).every((cluster) => known(cluster, 400))
}

/** A letter without the marks that no font has on it, or undefined. */
function known(cluster: string, weight: Weight): TextRun | undefined {
  for (const text of [cluster, [...cluster][0] ?? '']) {
    const font = fileFor(text, weight)
    if (font) return { text, font }
  }
  return undefined
}

/** The import is the function itself, which its types put into a `default`. */
const bidi = (bidiOf as unknown as typeof bidiOf.default)()

/** A text in its visual order from left to right, in pieces of one font and one direction. */
export function textRuns(text: string, weight: Weight): TextRun[] {
  const line = printed(text)
  const { levels } = bidi.getEmbeddingLevels(line, 'ltr')
  const parts: { level: number; text: string }[] = []
  for (const [at, unit] of line.split('').entries()) {
    const level = levels[at] ?? 0
    const last = parts.at(-1)
    if (last?.level === level) last.text += unit
    else parts.push({ level, text: unit })
  }
  return inVisualOrder(parts).flatMap((part) => {
    const runs = runsOf(part.text, weight)
    return part.level % 2 === 0 ? runs : runs.toReversed().map(turned)
  })
}

/** Rule L2 of the bidirectional algorithm: text at a level or above is reversed, the highest level first. */
function inVisualOrder<T extends { level: number }>(parts: T[]): T[] {
  let order = parts
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
    const next: T[] = []
    const turning: T[] = []
    for (const part of order) {
      if (part.level >= level) turning.unshift(part)
      else next.push(...turning.splice(0), part)
    }
    order = [...next, ...turning]
  }
  return order
}

/** Spaces and signs use the font of the text before them. */
const ofAnyScript = /^\p{Script=Common}/u

function runsOf(text: string, weight: Weight): TextRun[] {
  const runs: TextRun[] = []
  for (const cluster of clustersOf(text)) {
    const last = runs.at(-1)
    const before = last && ofAnyScript.test(cluster) && has(last.font, cluster) ? last.font : undefined
    const found = before ? { text: cluster, font: before } : known(cluster, weight)
    const run = found ?? known('?', weight)
    if (run && last?.font === run.font) last.text += run.text
    else if (run) runs.push(run)
  }
  return runs
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Fonts reverse letters of right-to-left scripts themselves, but not the text between these. */
function turned(run: TextRun): TextRun {
  if (rightToLeft.test(run.text)) return run
  const mirrored = (letter: string) => bidi.getMirroredCharacter(letter) ?? letter
  return { ...run, text: clustersOf(run.text).toReversed().map(mirrored).join('') }
}
