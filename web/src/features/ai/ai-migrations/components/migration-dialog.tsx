import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { MigrationId } from '#shared/ai/ai-migrations/ai-migration.ts'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { migrationQuery } from '../api/migration-queries.ts'
import { MigrationView } from './migration-view.tsx'
import { serviceWords } from './migration-words.ts'

type MigrationDialogProps = {
  migrationId: MigrationId
  /** As the list shows it, until it is read. */
  listed: ShownMigration | undefined
  onClose: () => void
}

const describe = ({ plannedAt, plannedByName }: ShownMigration) =>
  `Planned ${localTime(plannedAt)}${plannedByName ? ` by ${plannedByName}` : ''}.`

/** An earlier move, with what was planned and found. */
export function MigrationDialog({ migrationId, listed, onClose }: MigrationDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...migrationQuery(migrationId),
    placeholderData: listed,
  })
  const closing = useRef<HTMLButtonElement>(null)
  // The browser gives the focus to the first link, far below. What is only read is read from its beginning.
  useLayoutEffect(() => {
    closing.current?.focus({ preventScroll: true })
    closing.current?.closest('dialog')?.scrollTo(0, 0)
  }, [])
  return (
    <Dialog
      open
      wide
      title={data ? `Move to ${serviceWords(data.to)}` : data === null ? 'Move not found' : 'Move'}
      description={data ? describe(data) : data === null && 'This link is incomplete.'}
      onClose={onClose}
      footer={
        <Button ref={closing} onClick={onClose}>
          Close
        </Button>
      }
    >
      {data && <MigrationView of={data} />}
      {data === undefined &&
        (error ? (
          <QueryFailure
            title="The migration did not load"
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={6} className="h-6" />
        ))}
    </Dialog>
  )
}
