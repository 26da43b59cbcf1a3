import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { isUnderWay, MigrationId } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { aiSettingsQuery } from '#web/features/ai/ai-settings/api/ai-settings-queries.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { migrationPagesQuery } from '../api/migration-queries.ts'
import { InUsePanel } from '../components/in-use-panel.tsx'
import { migrationColumns } from '../components/migration-columns.tsx'
import { MigrationDialog } from '../components/migration-dialog.tsx'
import { MovePanel } from '../components/move-panel.tsx'
import { NoMovePanel } from '../components/no-move-panel.tsx'
import { PlanDialog } from '../components/plan-dialog.tsx'

export const title = 'AI migration'

const fields = { migration: z.optional(MigrationId) }

/** The newest one that something can be done with. */
const presentOf = (migrations: readonly ShownMigration[]) => migrations.find(({ acts }) => acts.length > 0)

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  const [planning, setPlanning] = useState(false)
  const settings = useQuery(aiSettingsQuery)
  const pages = useInfiniteQuery(migrationPagesQuery)
  const migrations = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const present = presentOf(migrations)
  const earlier = useInfiniteQuery({
    ...migrationPagesQuery,
    select: (data) => ({
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.filter(({ id }) => id !== present?.id),
      })),
    }),
  })
  const noHosts = settings.data?.hosts.length === 0
  const canPlan = settings.data && pages.data && !noHosts && !(present && isUnderWay(present.state))
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="Move AI help to another service or model. The one in use keeps working until you switch."
        actions={
          canPlan && (
            <Button variant={present ? 'secondary' : 'primary'} onClick={() => setPlanning(true)}>
              Plan a move
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {noHosts && (
          <Banner tone="info">
            This deployment allows no AI hosts. To allow one, deploy with{' '}
            <code className="readout">-c aiHosts=…</code>.
          </Banner>
        )}
        {settings.isError && !settings.data ? (
          <QueryFailure
            title="The AI settings did not load"
            error={settings.error}
            retrying={settings.isFetching}
            onRetry={() => void settings.refetch()}
          />
        ) : (
          <InUsePanel settings={settings.data} />
        )}
        {pages.isPending && <Skeleton className="h-40" />}
        {present && <MovePanel key={present.id} listed={present} />}
        {pages.data && !present && <NoMovePanel />}
        {!pages.isPending && (
          <section className="grid gap-3">
            <h2 className="text-lg font-semibold">Earlier moves</h2>
            <TablePanel
              pages={earlier}
              failed="The earlier moves did not load"
              empty={<EmptyState title="No earlier moves" />}
              caption="Earlier moves"
              columns={migrationColumns}
              rowKey={({ id }) => id}
            />
          </section>
        )}
      </div>
      {planning && settings.data && (
        <PlanDialog settings={settings.data} onClose={() => setPlanning(false)} />
      )}
      {filter.migration && (
        <MigrationDialog
          key={filter.migration}
          migrationId={filter.migration}
          listed={migrations.find(({ id }) => id === filter.migration)}
          onClose={() => setFilter({ migration: undefined })}
        />
      )}
    </div>
  )
}
