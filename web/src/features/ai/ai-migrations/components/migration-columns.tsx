import { Link } from 'react-router-dom'
import type { ShownMigration } from '#shared/ai/ai-migrations/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { modelWords, serviceWords, stateOf } from './migration-words.ts'

/** A migration in the list. Its service opens it. */
export const migrationColumns: Column<ShownMigration>[] = [
  {
    id: 'to',
    header: 'Moved to',
    narrow: 'main',
    cell: (migration) => {
      const [label, tone] = stateOf(migration)
      return (
        <>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`?migration=${migration.id}`}
              discover="none"
              preventScrollReset
              className="row-link font-semibold wrap-anywhere hover:underline"
            >
              {serviceWords(migration.to)}
            </Link>
            <Badge tone={tone}>{label}</Badge>
          </span>
          <span className="block text-sm text-dim wrap-anywhere">{modelWords(migration.to)}</span>
        </>
      )
    },
  },
  {
    id: 'from',
    header: 'From',
    className: 'max-sm:hidden',
    cell: ({ from }) => (
      <>
        <span className="block wrap-anywhere">{serviceWords(from)}</span>
        {from && <span className="block text-sm text-dim wrap-anywhere">{modelWords(from)}</span>}
      </>
    ),
  },
  {
    id: 'planned',
    header: 'Planned',
    narrow: 'foot',
    cell: ({ plannedAt, plannedByName }) => (
      <span className="block max-sm:text-sm max-sm:text-dim">
        {localTime(plannedAt)}
        {plannedByName && <span className="block text-sm text-dim wrap-anywhere">{plannedByName}</span>}
      </span>
    ),
  },
]
