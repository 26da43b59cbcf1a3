import { listRecipients } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { type CampaignId, RecipientStatus } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { type Column, csvPart } from '#shared/platform/csv/csv-part.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { downloadInParts } from '#web/features/platform/csv/api/download-in-parts.ts'
import { call } from '#web/lib/call.ts'
import { recipientWords } from '../components/campaign-words.ts'
import { whyWords } from './why-words.ts'

type Recipient = ResponseOf<typeof listRecipients>['items'][number]

const columns: readonly Column<Recipient>[] = [
  ['Email', ({ email }) => email ?? ''],
  ['Status', ({ status }) => recipientWords[status]],
  ['Reason', ({ why }) => whyWords(why)],
  ['At', ({ at }) => at],
]

/** Everyone of a campaign, status by status, as a file that the browser makes. */
export function downloadRecipients(
  campaignId: CampaignId,
  onRows: (rows: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const left = [...RecipientStatus.options]
  let isFirst = true
  return downloadInParts({
    name: 'campaign-recipients',
    onRows,
    part: async (cursor) => {
      const status = left[0] ?? 'sent'
      const page = await call(
        listRecipients,
        {
          params: { campaignId },
          query: { status, limit: 100, ...(cursor && cursor !== next && { cursor }) },
        },
        { signal },
      )
      const csv = csvPart({ columns, rows: page.items, isFirst })
      isFirst = false
      if (page.nextCursor) return { csv, rows: page.items.length, nextCursor: page.nextCursor }
      left.shift()
      return { csv, rows: page.items.length, nextCursor: left.length > 0 ? next : undefined }
    },
  })
}

/** Stands for the beginning of the next status. */
const next = 'next'
