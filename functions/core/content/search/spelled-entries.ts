import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { spelledWords, spellings } from '#shared/content/search/spelling.ts'
import { termGroup } from '#shared/platform/words/is-term.ts'
import { IndexedDocument } from './indexed-document.ts'

const From = z.enum(['first', 'last'])
type From = z.infer<typeof From>

/** One word of one searchable thing, read from its first letter on or from its last one back. */
const SpelledEntry = z.object({
  ...z.pick(IndexedDocument, {
    id: true,
    type: true,
    title: true,
    description: true,
    place: true,
    source: true,
    version: true,
  }).shape,
  word: z.string(),
  from: From,
  letters: z.string(),
})
export type SpelledEntry = z.infer<typeof SpelledEntry>

export const spellingPartition = (from: From, letters: string) => `SPELLED#${from}#${termGroup(letters)}`

/** What a misspelled word may have been meant for. Members are not among it, so that no name of theirs is told. */
export const spelledEntries = entity({
  name: 'spelled-entry',
  erasure: 'impersonal',
  packed: true,
  schema: SpelledEntry,
  key: ({ from, letters, id }: Pick<SpelledEntry, 'from' | 'letters' | 'id'>) => ({
    pk: spellingPartition(from, letters),
    sk: `${letters}#${id}`,
  }),
})

type Spelled = Omit<SpelledEntry, 'word' | 'from' | 'letters'>

/** A description has many words: the first ones of some length tell most of what it is about. */
const longWord = 5
const mostDescribing = 12

const wordsOf = ({ title, place = '', description }: Spelled): string[] => {
  const describing = spelledWords(description).filter((word) => word.length >= longWord)
  return [...new Set([...spelledWords(`${title} ${place}`), ...describing.slice(0, mostDescribing)])]
}

/** How the words of a thing are spelled. */
export const spelledEntriesOf = (thing: Spelled): SpelledEntry[] => {
  const { id, type, title, description, place, source, version } = thing
  return wordsOf(thing).flatMap((word) =>
    spellings(word).map((spelling) => ({
      ...{ id, type, title, description, version, word },
      ...(place && { place }),
      ...(source && { source }),
      ...spelling,
    })),
  )
}
