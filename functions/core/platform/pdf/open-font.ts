import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { sfntOf } from './sfnt-of.ts'

type OpenFont = { file: Buffer; font: Font }

const opened = new Map<string, OpenFont>()

/** The font of a file, which is read once. */
export function openFont(path: string): OpenFont {
  const known = opened.get(path)
  if (known) return known
  const file = sfntOf(readFileSync(path))
  // A collection would have several.
  const made = { file, font: create(file) as Font }
  opened.set(path, made)
  return made
}

type Features = Record<string, boolean>
const without = (...features: string[]): Features =>
  Object.fromEntries(features.map((feature) => [feature, false]))

/** Letters that stand for themselves; those with marks of their own are not taken apart, so that they can be copied. */
const simple = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u

/** Returns the layout features of a font to turn off for a text. */
export function featuresFor(path: string, text: string): Features {
  const features = simple.test(text) ? without('ccmp') : {}
  try {
    openFont(path).font.layout(text, features)
    return features
  } catch {
    // Fontkit fails on some places of marks, which then stand where they stand by themselves.
    return { ...features, ...without('abvm', 'blwm', 'curs', 'dist', 'kern', 'mark', 'mkmk') }
  }
}
