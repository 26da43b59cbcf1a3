import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

export type Weight = 400 | 700

type Family = { family: string; subsets: readonly string[] | 'numbered'; weights: readonly Weight[] }

/** A script whose subset has the name of its family. */
const ofScript = (script: string): Family => ({
  family: `noto-sans-${script}`,
  subsets: [script],
  weights: [400],
})

/** Chinese and Korean come in many small files; a name needs one or two. */
const inSlices = (language: string): Family => ({
  family: `noto-sans-${language}`,
  subsets: 'numbered',
  weights: [400],
})

/**
 * Noto Sans, in the order in which a letter is looked for. Chinese has the Japanese letters too. Only the first has
 * bold letters, because nothing that people write is bold.
 */
export const fontFamilies: readonly Family[] = [
  {
    family: 'noto-sans',
    subsets: [
      'latin',
      'latin-ext',
      'vietnamese',
      'cyrillic',
      'cyrillic-ext',
      'greek',
      'greek-ext',
      'devanagari',
    ],
    weights: [400, 700],
  },
  ofScript('arabic'),
  ofScript('hebrew'),
  inSlices('sc'),
  inSlices('kr'),
  ...['armenian', 'bengali', 'ethiopic', 'georgian', 'gujarati', 'gurmukhi', 'kannada', 'khmer', 'lao'].map(
    ofScript,
  ),
  ...['malayalam', 'sinhala', 'tamil', 'telugu', 'thai'].map(ofScript),
]

/**
 * The files are where Node finds those of packages: beside a deployed function, among the files that are copied for it.
 */
const { resolve } = createRequire(import.meta.url)

export const packageOf = (family: string) => `@fontsource/${family}`
export const rangesFile = 'unicode.json'
export const fontFile = (family: string, subset: string, weight: Weight) =>
  `files/${family}-${subset}-${weight}-normal.woff`

type Range = [first: number, last: number]
type Subset = { subset: string; ranges: Range[] }

const read = new Map<string, Subset[]>()

/** Returns the subsets of a family and their letters: `{ "latin": "U+0000-00FF,U+0131" }`. */
export function subsetsOf({ family, subsets }: Family): Subset[] {
  const known = read.get(family)
  if (known) return known
  const file = readFileSync(resolve(`${packageOf(family)}/${rangesFile}`), 'utf8')
  const found = Object.entries(JSON.parse(file) as Record<string, string>).flatMap(([name, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(name)?.[1]
    const subset = subsets === 'numbered' ? number : subsets.find((one) => one === name)
    return subset ? [{ subset, ranges: ranges.split(',').map(rangeOf) }] : []
  })
  read.set(family, found)
  return found
}

function rangeOf(written: string): Range {
  const [first = '', last = first] = written.trim().slice('U+'.length).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** The files that say they have a letter, the best first; whether they do is known when they are read. */
export function* filesFor(code: number, weight: Weight): Generator<string> {
  for (const family of fontFamilies) {
    const best = family.weights.includes(weight) ? weight : 400
    for (const { subset, ranges } of subsetsOf(family))
      if (ranges.some(([first, last]) => first <= code && code <= last))
        yield resolve(`${packageOf(family.family)}/${fontFile(family.family, subset, best)}`)
  }
}
