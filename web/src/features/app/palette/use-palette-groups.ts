import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { mailsFoundQuery, publicResultsQuery, transactionsFoundQuery } from './api/palette-queries.ts'
import { usePaletteScreens } from './api/use-palette-screens.ts'
import {
  accountGroup,
  mailGroup,
  meantGroup,
  moreOption,
  type PaletteGroup,
  resultGroups,
  screenGroup,
  screenGroups,
  transactionGroup,
} from './palette-options.ts'
import { recentScreens } from './recent-screens.ts'

const debounceMs = 200

type PaletteGroups = {
  groups: PaletteGroup[]
  /** Answers are on their way. */
  isSearching: boolean
  /** What could not be searched. */
  failed: string[]
}

/**
 * What a text leads to, under its headings: screens and tools at once, the rest when the server has answered. An answer
 * to an older text is never shown.
 */
export function usePaletteGroups(typed: string): PaletteGroups {
  const text = typed.trim()
  const settled = useDebounced(text, debounceMs)
  const session = useSession()
  const { me, named, at, useful } = usePaletteScreens()
  const [recent] = useState(recentScreens)
  const isAdmin = me?.membershipType === 'admin'
  const found = useQuery(publicResultsQuery(settled, me?.id ?? session.status))
  const transactions = useQuery(transactionsFoundQuery(settled, isAdmin))
  const mails = useQuery(mailsFoundQuery(settled, isAdmin))
  if (text === '') {
    const known = at(recent)
    const others = useful.filter(({ path }) => !recent.includes(path))
    return {
      groups: withOptions([screenGroup('Recent', known), screenGroup('Screens', others)]),
      isSearching: false,
      failed: [],
    }
  }
  const { first, last } = screenGroups(named(text))
  const isAnswered = settled === text
  const queries = [
    { what: 'Members, events, and things for sale', query: found },
    { what: 'Accounts and transactions', query: transactions },
    { what: 'Emails', query: mails },
  ]
  const groups = [
    ...first,
    ...(isAnswered ? [meantGroup(found.data?.didYouMean)] : []),
    ...(isAnswered && transactions.data
      ? [accountGroup(transactions.data), transactionGroup(transactions.data)]
      : []),
    ...(isAnswered && mails.data ? [mailGroup(mails.data.items, Boolean(mails.data.nextCursor), text)] : []),
    ...(isAnswered && found.data ? resultGroups(found.data.items, text) : []),
    ...last,
    {
      name: 'Search',
      options: [moreOption(`All results for “${text}”`, `/search?${new URLSearchParams({ q: text })}`)],
    },
  ]
  return {
    groups: withOptions(groups),
    isSearching: isTerm(text) && (!isAnswered || queries.some(({ query }) => query.isLoading)),
    failed: isAnswered ? queries.flatMap(({ what, query }) => (query.isError ? [what] : [])) : [],
  }
}

const withOptions = (groups: readonly PaletteGroup[]) => groups.filter(({ options }) => options.length > 0)
