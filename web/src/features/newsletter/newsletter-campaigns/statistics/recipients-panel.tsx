import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { listRecipients } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  type CampaignId,
  daysRecipientsKept,
  RecipientStatus,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { CsvButton } from '#web/features/platform/csv/components/csv-button.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Column } from '#web/ui/table.tsx'
import { recipientPagesQuery } from '../api/campaign-queries.ts'
import { recipientWords } from '../components/campaign-words.ts'
import { downloadRecipients } from './download-recipients.ts'
import { whyWords } from './why-words.ts'

type Recipient = ResponseOf<typeof listRecipients>['items'][number]

const columns: Column<Recipient>[] = [
  {
    id: 'email',
    header: 'Recipient',
    narrow: 'title',
    cell: ({ email }) =>
      email ? (
        <span className="wrap-anywhere">{email}</span>
      ) : (
        <span className="text-dim">No longer there</span>
      ),
  },
  { id: 'why', header: 'Reason', narrow: 'meta', cell: ({ why }) => whyWords(why) || '–' },
  {
    id: 'at',
    header: 'Since',
    className: 'whitespace-nowrap text-dim',
    narrow: 'end',
    cell: ({ at }) => localTime(at),
  },
]

/** The people of a campaign by where they stand. */
export function RecipientsPanel({ campaignId, isMoving }: { campaignId: CampaignId; isMoving: boolean }) {
  const [status, setStatus] = useState<RecipientStatus>('sent')
  const pages = useInfiniteQuery(recipientPagesQuery(campaignId, status, isMoving))
  return (
    <section aria-label="Recipients" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-lg font-semibold">Recipients</h2>
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Status">
            <Select value={status} onChange={({ target }) => setStatus(target.value as RecipientStatus)}>
              {RecipientStatus.options.map((one) => (
                <option key={one} value={one}>
                  {recipientWords[one]}
                </option>
              ))}
            </Select>
          </Field>
          <CsvButton
            label="Download CSV"
            download={(onRows, signal) => downloadRecipients(campaignId, onRows, signal)}
            done={(rows) => (rows === 1 ? '1 recipient saved' : `${rows} recipients saved`)}
            failed="We couldn’t save the recipients"
          />
        </div>
      </div>
      <TablePanel
        pages={pages}
        failed="The recipients did not load"
        empty={
          <EmptyState title={`No one is listed as ${recipientWords[status].toLowerCase()}`}>
            Recipients are kept for {daysRecipientsKept} days.
          </EmptyState>
        }
        caption={`Recipients, ${recipientWords[status].toLowerCase()}`}
        columns={columns}
        rowKey={({ recipientId }) => recipientId}
      />
    </section>
  )
}
