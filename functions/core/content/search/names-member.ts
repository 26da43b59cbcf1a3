import { userSearchEntries, userSearchPartition } from '#core/platform/users/user-search-entries.ts'
import { searchedWords } from '#shared/platform/users/user-search.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'

const mostWords = 8
/** Words that more members have than this name none of them. */
const namesakesRead = 100

type Context = {
  /** Something other than members has the words, too. */
  foundThings: boolean
}

/**
 * Tells whether a folded query names a member, even a hidden one: it contains the whole name, or nothing but
 * words of it. A single word that finds other things counts as a word of theirs.
 */
export async function namesMember(query: string, { foundThings }: Context): Promise<boolean> {
  const asked = searchedWords(query)
  if (asked.length === 1 && foundThings) return false
  const looked = [...new Set(asked)].filter(isTerm).slice(0, mostWords)
  const pages = await Promise.all(
    looked.map((word) => {
      // Names are indexed by every ending: after the sign comes the person whose word ends so.
      const prefix = `${[...word].slice(0, 20).join('')}#`
      return userSearchEntries.list({ pk: userSearchPartition(word), prefix, limit: namesakesRead })
    }),
  )
  return pages
    .flatMap(({ items }) => items)
    .some(({ name }) => {
      const own = searchedWords(name)
      const isPart = asked.every((word) => own.includes(word))
      const isInside = own.length > 1 && own.every((word) => asked.includes(word))
      return isPart || isInside
    })
}
