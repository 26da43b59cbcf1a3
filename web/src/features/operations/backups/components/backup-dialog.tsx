import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { BackupId } from '#shared/operations/backups/backup.ts'
import type { ShownBackup } from '#shared/operations/backups/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useMinute } from '#web/lib/use-minute.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useDeleteBackup } from '../api/backup-commands.ts'
import { backupQuery } from '../api/backup-queries.ts'
import { Checks } from './backup-checks.tsx'
import {
  figure,
  isGone,
  isUnderWay,
  kindWords,
  momentOf,
  progressWords,
  sizeWords,
  statusOf,
} from './backup-words.ts'
import { CommandLine } from './command-line.tsx'
import { drillSentence } from './drill-words.ts'
import { LinksDialog } from './links-dialog.tsx'
import { restoreCommand } from './recovery-commands.ts'

type BackupDialogProps = {
  backupId: BackupId
  /** As the list shows it, until it is read. */
  listed: ShownBackup | undefined
  onClose: () => void
}

/** One backup: what is in it, what was found when it was read back, and what can be done with it. */
export function BackupDialog({ backupId, listed, onClose }: BackupDialogProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...backupQuery(backupId),
    placeholderData: listed,
  })
  if (data) return <Shown backup={data} onClose={onClose} />
  return (
    <Dialog
      open
      wide
      title={data === null ? 'Backup not found' : 'Backup'}
      description={data === null && 'It may have been deleted, or the link is incomplete.'}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data === undefined &&
        (error ? (
          <QueryFailure
            title="The backup did not load"
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

function factsOf(backup: ShownBackup, now: string): Fact[] {
  const { id, note, items, drill, expiresAt } = backup
  const [label, tone] = statusOf(backup, now)
  return [
    [
      'Status',
      <Badge key="status" tone={tone}>
        {label}
      </Badge>,
    ],
    ['Kind', kindWords(backup)],
    note && [
      'Note',
      <span key="note" className="wrap-anywhere">
        {note}
      </span>,
    ],
    items !== undefined && ['Items', figure(items)],
    sizeWords(backup) && ['Size', sizeWords(backup)],
    [isGone(backup, now) ? 'Deleted on' : 'Kept until', utcDay(expiresAt)],
    drill && ['Drill', drillSentence(drill, now)],
    [
      'ID',
      <code key="id" className="readout text-sm break-all select-all">
        {id}
      </code>,
    ],
  ]
}

function Shown({ backup, onClose }: { backup: ShownBackup; onClose: () => void }) {
  const now = useMinute()
  const reasonId = useId()
  const top = useRef<HTMLDivElement>(null)
  // Reading begins at the top, not at the first thing that can be pressed.
  useLayoutEffect(() => top.current?.focus(), [])
  const [asked, setAsked] = useState<'links' | 'deletion'>()
  const remove = useDeleteBackup()
  // What is deleted has nothing more to show.
  const closing = useEffectEvent(onClose)
  useEffect(() => {
    if (remove.isSuccess) closing()
  }, [remove.isSuccess])
  const { id, status, failure, checks, files, lockedUntil } = backup
  const moment = localTime(momentOf(backup))
  const isLocked = lockedUntil > now
  const isWhole = status === 'complete' && !isGone(backup, now)
  return (
    <>
      <Dialog
        open
        wide
        title={`Backup of ${moment}`}
        onClose={onClose}
        footer={
          <>
            {isLocked && !isUnderWay(backup) && (
              <p id={reasonId} className="mr-auto self-center text-sm text-dim max-sm:w-full">
                It cannot be deleted before {utcDay(lockedUntil)}.
              </p>
            )}
            <Button onClick={onClose}>Close</Button>
            {!isUnderWay(backup) && (
              <Button
                disabled={isLocked}
                aria-describedby={isLocked ? reasonId : undefined}
                onClick={() => setAsked('deletion')}
              >
                Delete
              </Button>
            )}
            {isWhole && (
              <Button variant="primary" onClick={() => setAsked('links')}>
                Download
              </Button>
            )}
          </>
        }
      >
        <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
          {failure !== undefined && (
            <Banner tone="danger">
              <p className="wrap-anywhere">{failure}</p>
              <p>This backup cannot be downloaded or restored.</p>
            </Banner>
          )}
          {isUnderWay(backup) && <Banner tone="info">{progressWords(backup)}</Banner>}
          <Facts facts={factsOf(backup, now)} />
        </div>
        {checks && <Checks checks={checks} files={files} />}
        {isWhole && (
          <section className="grid gap-3">
            <h3 className="font-semibold">Restore into a new table, “restored”</h3>
            <CommandLine>{restoreCommand(id)}</CommandLine>
          </section>
        )}
      </Dialog>
      {asked === 'links' && <LinksDialog backupId={id} onClose={() => setAsked(undefined)} />}
      {asked === 'deletion' && (
        <ConfirmCommand
          command={remove}
          input={{ params: { backupId: id } }}
          title="Delete this backup?"
          description={`The files of the backup of ${moment} are deleted. You cannot undo this.`}
          confirmLabel="Delete backup"
          danger
          done="Backup deleted"
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
