import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { BackupId } from '#shared/operations/backups/backup.ts'
import { localShortDay } from '#shared/platform/time/local-short-day.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { backupPagesQuery, recoveryQuery } from '../api/backup-queries.ts'
import { backupColumns } from '../components/backup-columns.tsx'
import { BackupDialog } from '../components/backup-dialog.tsx'
import { isGone, isUnderWay, momentWords, progressWords } from '../components/backup-words.ts'
import { DrillPanel } from '../components/drill-panel.tsx'
import { HoldBanner } from '../components/hold-banner.tsx'
import { RestorePanel } from '../components/restore-panel.tsx'
import { standingOf } from '../components/standing.ts'
import { StartDialog } from '../components/start-dialog.tsx'
import { useToldEnds } from '../components/use-told-ends.ts'

export const title = 'Backup'

const fields = { backup: z.optional(BackupId) }

export function Screen() {
  const now = useMinute()
  const { filter, setFilter } = useAddressFilter(fields)
  const [starting, setStarting] = useState(false)
  const pages = useInfiniteQuery(backupPagesQuery)
  const recovery = useQuery(recoveryQuery)
  const backups = useMemo(() => pages.data?.pages.flatMap(({ items }) => items) ?? [], [pages.data])
  useToldEnds(backups)
  const running = backups.find(isUnderWay)
  const standing = standingOf(backups, now)
  const newest = backups.find((one) => one.status === 'complete' && !isGone(one, now))
  // Parts of the page that come one by one would push each other down.
  const isLoading = pages.isPending || recovery.isPending
  const { data } = recovery
  const ahead = data && [
    data.recoverableSince && `Recoverable to any second since ${localShortDay(data.recoverableSince)}.`,
    `Next backup: ${momentWords(data.nextBackupAt, now)}.`,
  ]
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        actions={
          <Button
            variant="primary"
            busy={running !== undefined}
            busyText="Backing up..."
            onClick={() => setStarting(true)}
          >
            Back up now
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {data?.hold && <HoldBanner hold={data.hold} />}
        {isLoading && <Skeleton lines={8} className="h-14" />}
        {!isLoading && (standing || data) && (
          <Banner tone={standing?.tone ?? 'info'}>
            {standing && <p className="font-semibold wrap-anywhere">{standing.sentence}</p>}
            {ahead && <p>{ahead.filter(Boolean).join(' ')}</p>}
          </Banner>
        )}
        {recovery.isError && !data && (
          <QueryFailure
            title="The recovery status did not load"
            error={recovery.error}
            retrying={recovery.isFetching}
            onRetry={() => void recovery.refetch()}
          />
        )}
        {running && <Banner tone="info">{progressWords(running)}</Banner>}
        {!isLoading && (
          <>
            <div>
              <TablePanel
                pages={pages}
                failed="The backups did not load"
                empty={<EmptyState title="The first backup runs tonight, or you can run one now." />}
                caption="Backups"
                columns={backupColumns(now)}
                rowKey={({ id }) => id}
              />
            </div>
            {data && <DrillPanel drill={data.drill} />}
            <RestorePanel backupId={newest?.id} />
          </>
        )}
      </div>
      {starting && <StartDialog onClose={() => setStarting(false)} />}
      {filter.backup && (
        <BackupDialog
          key={filter.backup}
          backupId={filter.backup}
          listed={backups.find(({ id }) => id === filter.backup)}
          onClose={() => setFilter({ backup: undefined })}
        />
      )}
    </div>
  )
}
