import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { Suppression } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { suppressionsQuery } from '../api/admin-audience-api.ts'
import { AddSuppressionDialog, RemoveSuppressionDialog } from './suppression-dialogs.tsx'

const fields = { address: z.optional(z.string().check(z.toLowerCase(), z.maxLength(128))) }

const suppressedFor = {
  bounce: { label: 'Bounced', tone: 'warning' },
  complaint: { label: 'Reported spam', tone: 'danger' },
  by_hand: { label: 'By hand', tone: 'neutral' },
} as const

const scopeWords = { all: 'All emails', bulk: 'Newsletters' } as const

const sinceWords = ({ createdAt }: Suppression) => utcShortDay(siteDay(createdAt))

const columnsOf = (onRemove: (one: Suppression) => void): Column<Suppression>[] => [
  {
    id: 'email',
    header: 'Address',
    narrow: 'main',
    cell: (one) => (
      <>
        <EmailAddress>{one.email}</EmailAddress>
        <span className="block text-sm text-dim sm:hidden">
          {[suppressedFor[one.reason].label, scopeWords[one.scope], sinceWords(one)].join(' · ')}
        </span>
        {one.note && <span className="block text-sm text-dim wrap-anywhere">{one.note}</span>}
      </>
    ),
  },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ reason }) => <Badge tone={suppressedFor[reason].tone}>{suppressedFor[reason].label}</Badge>,
  },
  { id: 'scope', header: 'Stops', cell: ({ scope }) => scopeWords[scope] },
  { id: 'since', header: 'Since', className: 'whitespace-nowrap', cell: sinceWords },
  {
    id: 'remove',
    header: 'Action',
    narrow: 'action',
    cell: (one) => (
      <Button size="sm" onClick={() => onRemove(one)}>
        Remove<span className="sr-only"> {one.email}</span>
      </Button>
    ),
  },
]

/** Addresses that get no mail, or no newsletters. */
export function SuppressionTab() {
  const { filter, setFilter } = useAddressFilter(fields)
  const { address } = filter
  const pages = useInfiniteQuery(suppressionsQuery(address))
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<Suppression>()
  const columns = useMemo(() => columnsOf(setRemoved), [])
  return (
    <>
      <p className="mb-5 max-w-2xl text-pretty text-dim">
        These addresses get no newsletters. “All emails” also stops everything but login emails. Unsubscribed
        people are not listed.
      </p>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        parts={[{ kind: 'search', name: 'address', label: 'Address', placeholder: 'Full address' }]}
      >
        <Button onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden="true" />
          Add an address
        </Button>
      </FilterBar>
      <TablePanel
        pages={pages}
        failed="The suppressed addresses did not load"
        empty={
          address ? (
            <EmptyState title="This address is not suppressed.">Emails to it go out.</EmptyState>
          ) : (
            <EmptyState title="No address is suppressed.">
              Addresses that bounced or reported spam appear here.
            </EmptyState>
          )
        }
        caption="Suppressed addresses"
        columns={columns}
        rowKey={({ email }) => email}
      />
      {isAdding && <AddSuppressionDialog onClose={() => setAdding(false)} />}
      {removed && <RemoveSuppressionDialog suppression={removed} onClose={() => setRemoved(undefined)} />}
    </>
  )
}
