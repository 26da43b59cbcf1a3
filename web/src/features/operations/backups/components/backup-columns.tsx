import { Link } from 'react-router-dom'
import type { ShownBackup } from '#shared/operations/backups/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { fileSize } from '#web/features/platform/uploads/file-size.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { counted, figure, kindWords, momentOf, momentWords, statusOf } from './backup-words.ts'

const keptUntil = ({ expiresAt }: ShownBackup) => utcDay(expiresAt)

/** What is out of the ordinary about a backup: most are nightly and complete. */
const noteOf = (backup: ShownBackup) =>
  [backup.kind !== 'scheduled' && kindWords(backup), backup.note].filter(Boolean).join(' · ')

/** A backup in the list. Its moment opens it. */
export const backupColumns = (now: string): Column<ShownBackup>[] => [
  {
    id: 'when',
    header: 'Backup',
    narrow: 'main',
    cell: (backup) => {
      const [label, tone] = statusOf(backup, now)
      return (
        <>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`?backup=${backup.id}`}
              discover="none"
              preventScrollReset
              className="row-link font-semibold first-letter:uppercase hover:underline"
            >
              {momentWords(momentOf(backup), now)}
            </Link>
            {tone !== 'success' && <Badge tone={tone}>{label}</Badge>}
          </span>
          <span className="block text-sm text-dim wrap-anywhere empty:hidden">{noteOf(backup)}</span>
        </>
      )
    },
  },
  {
    id: 'items',
    header: 'Items',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ items, status }) => (items === undefined || status === 'failed' ? '–' : figure(items)),
  },
  {
    id: 'size',
    header: 'Size',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ bytes, status }) => (bytes === undefined || status === 'failed' ? '–' : fileSize(bytes)),
  },
  {
    id: 'kept',
    header: 'Kept until',
    className: 'whitespace-nowrap max-sm:hidden',
    cell: keptUntil,
  },
  {
    id: 'phone',
    header: 'More',
    className: 'sm:hidden',
    narrow: 'foot',
    cell: (backup) => (
      <span className="block text-sm text-dim">
        {[
          backup.status !== 'failed' && backup.items !== undefined && counted(backup.items, 'item'),
          backup.status !== 'failed' && backup.bytes !== undefined && fileSize(backup.bytes),
          `kept until ${keptUntil(backup)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
  },
]
