import type { ListedSubscriber } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import type { SubscriberId } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import type { Column } from '#web/ui/table.tsx'
import { sourceWords, statusWords } from './subscriber-words.ts'

/** What someone chose, in words: none are all of them. */
export function topicWords(keys: readonly string[], topics: readonly NewsletterTopic[]): string {
  if (keys.length === 0) return 'All topics'
  return keys.map((key) => topics.find((topic) => topic.key === key)?.label ?? key).join(', ')
}

const statusColumn: Column<ListedSubscriber> = {
  id: 'status',
  header: 'Status',
  narrow: 'end',
  cell: ({ status }) => <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>,
}

/** Subscribers in the list of administrators. */
export const subscriberColumns = (
  topics: readonly NewsletterTopic[],
  showsStatus: boolean,
  onOpen: (id: SubscriberId) => void,
): Column<ListedSubscriber>[] => [
  {
    id: 'email',
    header: 'Address',
    narrow: 'title',
    cell: ({ id, email }) => (
      <button
        type="button"
        className="row-link text-left font-semibold hover:underline"
        onClick={() => onOpen(id)}
      >
        <EmailAddress>{email}</EmailAddress>
      </button>
    ),
  },
  {
    id: 'topics',
    header: 'Topics',
    narrow: 'meta',
    cell: ({ topics: keys }) => topicWords(keys, topics),
  },
  { id: 'source', header: 'Source', cell: ({ source }) => sourceWords[source] },
  {
    id: 'since',
    header: 'Since',
    className: 'whitespace-nowrap',
    narrow: 'note',
    cell: ({ createdAt }) => utcShortDay(siteDay(createdAt)),
  },
  ...(showsStatus ? [statusColumn] : []),
]
