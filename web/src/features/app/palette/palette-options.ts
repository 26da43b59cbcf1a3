import type { FoundTransactions } from '#shared/billing/billing/lookup-contract.ts'
import { askedWords } from '#shared/content/search/asked-words.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { beginsIn, joined } from '#shared/content/search/words.ts'
import type { MailLine } from '#shared/mail/kept-mails/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { businessTypes } from '#shared/platform/users/membership-type.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { statusWords, typeWords } from '#web/features/billing/transactions/components/transaction-words.ts'
import { isAdministration, kindName } from '#web/features/content/search/components/type-names.ts'
import type { NamedScreen } from '#web/features/content/search/find-screens.ts'
import type { FoundScreen } from '#web/features/content/search/found-screen.ts'
import { mailStatusWords } from '#web/features/platform/mails/components/mail-status-words.ts'
import { safePath } from '#web/lib/safe-path.ts'

/** Something that the palette opens. */
export type PaletteOption = {
  key: string
  title: string
  below?: string
  href: string
  kind: 'screen' | 'result' | 'account' | 'transaction' | 'mail' | 'more' | 'meant'
  result?: SearchResult
  /** The text to look for instead. */
  words?: string
}

export type PaletteGroup = { name: string; options: PaletteOption[] }

/** A full group may have more than it shows. */
const mostOfOneType = 5
const mostScreens = 6

export const screenGroup = (name: string, screens: readonly FoundScreen[]): PaletteGroup => ({
  name,
  options: screens.slice(0, mostScreens).map((screen) => ({
    key: screen.path,
    kind: 'screen',
    title: screen.title,
    href: screen.path,
    ...(isAdministration(screen) && { below: 'Administration' }),
  })),
})

/** The spelling that the search suggests where it finds nothing. */
export const meantGroup = (words: string | undefined): PaletteGroup => ({
  name: 'Spelling',
  options: words ? [{ key: 'meant', kind: 'meant', title: `Did you mean “${words}”?`, href: '', words }] : [],
})

/** A screen that a text leads to, and by what: `initials` are those of its title. */
export type LedScreen = FoundScreen & { by: NamedScreen['by'] | 'initials' }

/**
 * Screens and tools that are called so. What only other words lead to comes after the results, unless there is nothing
 * else.
 */
export function screenGroups(screens: readonly LedScreen[]): { first: PaletteGroup[]; last: PaletteGroup[] } {
  const called = screens.filter(({ by }) => by === 'exact' || by === 'title' || by === 'initials')
  const shown = called.length > 0 ? called : screens
  const others = screens.filter((screen) => !shown.includes(screen))
  return {
    first: [
      screenGroup(
        'Screens',
        shown.filter(({ isTool }) => !isTool),
      ),
      screenGroup(
        'Tools',
        shown.filter(({ isTool }) => isTool),
      ),
    ],
    last: [screenGroup('Related screens', others)],
  }
}

const isItem = ({ type, category }: SearchResult) => type === 'content' && category === 'Marketplace'

type Section = {
  name: string
  type: SearchType
  has?: (result: SearchResult) => boolean
  /** Where all of them are, if not in the search. */
  all?: { title: string; path: string }
}

const sections: readonly Section[] = [
  { name: 'Members', type: 'user' },
  { name: 'Events', type: 'event' },
  { name: 'Businesses', type: 'business' },
  {
    name: 'Marketplace',
    type: 'content',
    has: isItem,
    all: { title: 'All things for sale', path: '/marketplace' },
  },
  { name: 'Organizations', type: 'organization' },
  { name: 'Drivers', type: 'driver' },
  { name: 'Pages', type: 'content', has: (result) => !isItem(result) },
]

/**
 * The results of the search under their headings, those with the text in their titles first; a heading that may have
 * more leads to all of them.
 */
export function resultGroups(results: readonly SearchResult[], q: string): PaletteGroup[] {
  const shown = bestFirst(eachOnce(results), (result) => farness(result.title, q))
  const groups = sections.map(({ name, type, has = () => true, all }) => {
    const own = shown.filter((result) => result.type === type && has(result))
    const more = all
      ? moreOption(`${all.title} for “${q}”`, `${all.path}?${new URLSearchParams({ q })}`)
      : moreOption(`All ${name.toLowerCase()} for “${q}”`, `/search?${new URLSearchParams({ q, type })}`)
    const options = [...own.map(resultOption), ...(own.length >= mostOfOneType ? [more] : [])]
    return { far: Math.min(...own.map(({ title }) => farness(title, q))), group: { name, options } }
  })
  return bestFirst(groups, ({ far }) => far).map(({ group }) => group)
}

/** How far a title is from a text: a word of it begins so, it has the letters in a word, or it does not have them. */
function farness(title: string, q: string): number {
  const asked = askedWords(q)
  const folded = fold(title)
  if (asked.every(beginsIn(folded)) || beginsIn(folded)(joined(q))) return 0
  return asked.every((word) => folded.includes(word)) ? 1 : 2
}

/** Keeps the order of what is equally far. Headings without a result are all infinitely far. */
const bestFirst = <T>(all: readonly T[], far: (one: T) => number): T[] =>
  all.toSorted((a, b) => far(a) - far(b) || 0)

/** The results without the accounts of businesses that are listed beside them. */
function eachOnce(results: readonly SearchResult[]): SearchResult[] {
  const businesses = results.filter(({ type }) => type === 'business')
  const isListed = ({ title, location }: SearchResult) =>
    businesses.some(
      (one) => fold(one.title) === fold(title) && (!location || !one.location || one.location === location),
    )
  return results.filter(
    (result) =>
      result.type !== 'user' ||
      !businessTypes.some((type) => type === result.metadata.membershipType) ||
      !isListed(result),
  )
}

function resultOption(result: SearchResult): PaletteOption {
  const { location, date, description } = result
  const where = [location, date && utcDay(date)].filter(Boolean)
  return {
    key: `${result.type} ${result.id}`,
    kind: 'result',
    title: result.title,
    below: [kindName(result), ...(where.length > 0 ? where : [description])].filter(Boolean).join(' · '),
    href: safePath(result.url),
    result,
  }
}

export const moreOption = (title: string, href: string): PaletteOption => ({
  key: href,
  kind: 'more',
  title,
  href,
})

/** The accounts that a name or an address leads to: also those that the search for members does not show. */
export const accountGroup = ({ members }: FoundTransactions): PaletteGroup => ({
  name: 'Accounts',
  options: members.map(({ id, name, email }) => ({
    key: `account ${id}`,
    kind: 'account',
    title: name,
    below: email,
    href: `/admin/users/${id}`,
  })),
})

const transactionsAt = (search: Record<string, string>) =>
  `/admin/billing?${new URLSearchParams({ tab: 'transactions', ...search })}`

/** Where all transactions are that an answer shows the latest of. */
function allTransactions({ by, amountCents, members }: FoundTransactions): PaletteOption[] {
  if (by === 'amount' && amountCents)
    return [
      moreOption(
        `All transactions of ${dollars(amountCents)}`,
        transactionsAt({ amountCents: String(amountCents) }),
      ),
    ]
  return members.map(({ id, name }) =>
    moreOption(`All transactions of ${name}`, transactionsAt({ userId: id })),
  )
}

export const transactionGroup = (found: FoundTransactions): PaletteGroup => ({
  name: 'Transactions',
  options:
    found.items.length === 0
      ? []
      : [
          ...found.items.map(
            ({ id, userId, userName, type, status, amountCents, description, createdAt }): PaletteOption => ({
              key: id,
              kind: 'transaction',
              title: `${dollars(amountCents)} · ${userName}`,
              below: [utcDay(createdAt), typeWords[type], statusWords[status], description].join(' · '),
              href: transactionsAt({ userId, transaction: id }),
            }),
          ),
          ...(found.more ? allTransactions(found) : []),
        ],
})

export const mailGroup = (mails: readonly MailLine[], more: boolean, to: string): PaletteGroup => ({
  name: 'Emails',
  options: [
    ...mails.map(
      ({ id, subject, templateId, status, sentAt, createdAt }): PaletteOption => ({
        key: id,
        kind: 'mail',
        title: subject ?? templateId,
        below: `${mailStatusWords[status]} · ${utcDay(sentAt ?? createdAt)}`,
        href: `/admin/mails/${id}`,
      }),
    ),
    ...(more
      ? [moreOption(`All emails to ${to}`, `/admin/mails/recipient?${new URLSearchParams({ to })}`)]
      : []),
  ],
})
