import {
  addSubscriber,
  addSuppression,
  exportSubscribers,
  getAudienceFigures,
  getNewsletterSettings,
  getSubscriber,
  type ListedSubscriber,
  listSubscribers,
  listSuppressions,
  removeSuppression,
  reviveSubscriber,
  unsubscribeSubscriber,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import type {
  SubscriberId,
  SubscriberSource,
  SubscriberStatus,
} from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { csvPart } from '#shared/platform/csv/csv-part.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

/** What concerns who gets mail: a change of one shows in the others. */
export const audienceKey = 'newsletter-audience'
const changes = [[audienceKey]]

export const audienceFiguresQuery = query(audienceKey, getAudienceFigures, {}, { staleTime: 5000 })

type SubscriberFilter = {
  email?: string | undefined
  status?: SubscriberStatus | undefined
  topic?: string | undefined
  source?: SubscriberSource | undefined
}

export const subscribersQuery = (filter: SubscriberFilter) =>
  pagesQuery(listSubscribers, {
    key: [audienceKey, listSubscribers.name, filter],
    query: filter,
    staleTime: 5000,
    keepPrevious: true,
  })

export const subscriberQuery = (subscriberId: SubscriberId) =>
  query(audienceKey, getSubscriber, { params: { subscriberId } }, { staleTime: 0 })

export const useAddSubscriber = command(addSubscriber, { changes })
export const useUnsubscribeSubscriber = command(unsubscribeSubscriber, { changes })
export const useReviveSubscriber = command(reviveSubscriber, { changes })

export const suppressionsQuery = (email: string | undefined) =>
  pagesQuery(listSuppressions, {
    key: [audienceKey, listSuppressions.name, email],
    query: email ? { email } : {},
    staleTime: 5000,
    keepPrevious: true,
  })

export const useAddSuppression = command(addSuppression, { changes })
export const useRemoveSuppression = command(removeSuppression, { changes })

export const newsletterSettingsQuery = query(audienceKey, getNewsletterSettings, {}, { staleTime: 5000 })

const columnsOf = (topics: readonly NewsletterTopic[]) => {
  const labels = new Map(topics.map(({ key, label }) => [key, label]))
  return [
    ['Email', ({ email }) => email],
    ['Status', ({ status }) => status],
    ['Topics', ({ topics: keys }) => keys.map((key) => labels.get(key) ?? key).join('; ') || 'All'],
    ['Source', ({ source }) => source],
    ['Since', ({ createdAt }) => createdAt],
    ['Confirmed', ({ confirmedAt }) => confirmedAt ?? ''],
    ['Unsubscribed', ({ unsubscribedAt }) => unsubscribedAt ?? ''],
  ] satisfies [string, (row: ListedSubscriber) => string][]
}

type Saving = {
  status: SubscriberStatus
  topics: readonly NewsletterTopic[]
  signal: AbortSignal
  onRows: (rows: number) => void
}

/** Saves everyone with a status as a file; it comes in parts. */
export const saveSubscribers = ({ status, topics, signal, onRows }: Saving) =>
  downloadInParts({
    name: `newsletter-${status}`,
    part: async (cursor) => {
      const page = await call(exportSubscribers, { query: { status, ...(cursor && { cursor }) } }, { signal })
      return {
        csv: csvPart({ columns: columnsOf(topics), rows: page.items, isFirst: !cursor }),
        rows: page.items.length,
        nextCursor: page.nextCursor,
      }
    },
    onRows,
  })
