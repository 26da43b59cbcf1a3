import type { FoundTransactions } from '#shared/billing/billing/lookup-contract.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import type { MailLine } from '#shared/mail/kept-mails/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { statusWords, typeWords } from '#web/features/billing/transactions/components/transaction-words.ts'
import { isAdministration, kindName } from '#web/features/content/search/components/type-names.ts'
import type { FoundScreen } from '#web/features/content/search/found-screen.ts'
import { mailStatusWords } from '#web/features/platform/mails/components/mail-status-words.ts'
import { safePath } from '#web/lib/safe-path.ts'

/** Something that the palette opens. */
export type PaletteOption = {
  key: string
  title: string
  below?: string
  href: string
  kind: 'screen' | 'result' | 'account' | 'transaction' | 'mail' | 'more'
  result?: SearchResult
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

/** The results of the search under their headings; a heading that may have more leads to all of them. */
export const resultGroups = (results: readonly SearchResult[], q: string): PaletteGroup[] =>
  sections.map(({ name, type, has = () => true, all }) => {
    const own = results.filter((result) => result.type === type && has(result))
    const more = all
      ? moreOption(`${all.title} for “${q}”`, `${all.path}?${new URLSearchParams({ q })}`)
      : moreOption(`All ${name.toLowerCase()} for “${q}”`, `/search?${new URLSearchParams({ q, type })}`)
    return { name, options: [...own.map(resultOption), ...(own.length >= mostOfOneType ? [more] : [])] }
  })

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
