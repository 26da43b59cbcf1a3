import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import {
  SubscriberId,
  SubscriberSource,
  SubscriberStatus,
} from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { newsletterSettingsQuery, subscribersQuery } from '../api/admin-audience-api.ts'
import { AudienceFigures } from './audience-figures.tsx'
import { subscriberColumns } from './subscriber-columns.tsx'
import { choicesOf, sourceWords, statusWords } from './subscriber-words.ts'

const AddDialog = lazy(async () => ({ default: (await import('./add-subscriber-dialog.tsx')).AddDialog }))
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }))
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }))
const SubscriberDialog = lazy(async () => ({
  default: (await import('./subscriber-dialog.tsx')).SubscriberDialog,
}))

const first = 'confirmed'

const fields = {
  email: z.optional(z.string().check(z.maxLength(128))),
  status: z.optional(SubscriberStatus),
  topic: z.optional(z.string().check(z.maxLength(30))),
  source: z.optional(SubscriberSource),
  subscriber: z.optional(SubscriberId),
}

const statusPart = {
  kind: 'choice',
  name: 'status',
  label: 'Status',
  any: statusWords[first].label,
  options: choicesOf(statusWords).filter(([one]) => one !== first),
} as const

type Opened = 'add' | 'import' | 'export'

/** Who gets the newsletter, and how that came about. */
export function AudienceTab() {
  const { filter, setFilter } = useAddressFilter(fields)
  const { subscriber, ...narrowed } = filter
  const { email, status = first } = narrowed
  const pages = useInfiniteQuery(subscribersQuery(narrowed))
  const settings = useQuery(newsletterSettingsQuery)
  const topics = settings.data?.topics ?? []
  const [opened, setOpened] = useState<Opened>()
  const columns = useMemo(
    () =>
      subscriberColumns(
        settings.data?.topics ?? [],
        // An address is found whatever its status; in any other list all have the one that is chosen.
        Boolean(email),
        (id) => setFilter({ subscriber: id }),
      ),
    [settings.data, setFilter, email],
  )
  const close = () => setOpened(undefined)
  const dialogs: Record<Opened, ReactNode> = {
    add: <AddDialog topics={topics} onClose={close} />,
    import: <ImportDialog topics={topics} onClose={close} />,
    export: <ExportDialog status={status} topics={topics} onClose={close} />,
  }
  const isNarrowed = Boolean(email || narrowed.topic || narrowed.source || status !== first)
  return (
    <>
      <AudienceFigures />
      <div className="mb-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => setOpened('add')}>
          <Plus className="size-4" aria-hidden="true" />
          Add subscriber
        </Button>
        <Button onClick={() => setOpened('import')}>Import CSV</Button>
        <Button onClick={() => setOpened('export')}>Export CSV</Button>
      </div>
      <FilterBar
        filter={narrowed}
        onChange={setFilter}
        parts={[
          { kind: 'search', name: 'email', label: 'Address', placeholder: 'Address starts with' },
          // An address is found whatever its status.
          ...(email ? [] : [statusPart]),
          {
            kind: 'choice',
            name: 'topic',
            label: 'Topic',
            any: 'Any topic',
            options: topics.map(({ key, label }) => [key, label] as const),
          },
          {
            kind: 'choice',
            name: 'source',
            label: 'Source',
            any: 'Any source',
            options: choicesOf(sourceWords),
          },
        ]}
      />
      <TablePanel
        pages={pages}
        failed="The subscribers did not load"
        empty={
          isNarrowed ? (
            <EmptyState title="No one matches this.">
              {email ? 'Search matches the start of an address.' : 'Try another status, topic, or source.'}
            </EmptyState>
          ) : (
            <EmptyState title="No subscribers yet.">
              People subscribe in the footer, when they sign up, and in their profile.
            </EmptyState>
          )
        }
        caption={email ? 'Subscribers by start of address' : 'Subscribers, newest first'}
        columns={columns}
        rowKey={({ id }) => id}
      />
      <Suspense fallback={null}>
        {opened && dialogs[opened]}
        {subscriber && (
          <SubscriberDialog
            key={subscriber}
            subscriberId={subscriber}
            topics={topics}
            onClose={() => setFilter({ subscriber: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}
