import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replacedWords } from './replaced-words.ts'
import { replacedWordsOfAdministration } from './replaced-words-of-administration.ts'

const root = join(import.meta.dirname, '../..')

/** What a file says to people, about: without its comments, on one line, with straight apostrophes. */
const textOf = (source: string) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/^\s*\/\/.*$/gm, ' ')
    .replaceAll("{' '}", ' ')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')

/** The words on their own, whether a sentence begins with them or not. */
const standsIn = (words: string) => {
  const literal = words.replaceAll('’', "'").replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\w'])${literal}(?!\\w)`, 'i')
}

const lists = {
  'replaced-words': replacedWords,
  'replaced-words-of-administration': replacedWordsOfAdministration,
}

test.each(Object.entries(lists))('no one reads what %s lists', (_, list) => {
  const replaced = Object.entries(list).map(([words, better]) => ({ words, better, found: standsIn(words) }))
  const files = globSync('{web/src,shared,functions,lib/local/seed}/**/*.{ts,tsx,js,json,md,html}', {
    cwd: root,
  })
  const faults = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = textOf(readFileSync(join(root, file), 'utf8'))
      return replaced
        .filter(({ found }) => found.test(text))
        .map(({ words, better }) => `${file}: “${words}” is now “${better}”`)
    })
  expect(faults).toEqual([])
})
