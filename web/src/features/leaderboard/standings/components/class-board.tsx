import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Code } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { getMyStanding, type StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { query } from '#web/lib/query.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { standingsQuery } from '../api/standing-queries.ts'
import { standingColumns } from './standing-columns.tsx'

const StandingDialog = lazy(async () => ({
  default: (await import('./standing-dialog.tsx')).StandingDialog,
}))
const StandingsEmbedDialog = lazy(async () => ({
  default: (await import('../embed/standings-embed-dialog.tsx')).StandingsEmbedDialog,
}))

type ClassBoardProps = {
  seasonId: string
  classKey: string
  className: string
  scope: string
  /** The table as it was when the season was closed for this time. */
  closing?: number | undefined
}

/** The standings of a class. The reader’s own line is marked, or stands above them until it is on the list. */
export function ClassBoard({ seasonId, classKey, className, scope, closing }: ClassBoardProps) {
  const [opened, setOpened] = useState<StandingRow>()
  const [isEmbedding, setEmbedding] = useState(false)
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const pages = useInfiniteQuery(standingsQuery(seasonId, classKey, scope, closing))
  const params = { seasonId: seasonId as StandingRow['seasonId'], classKey }
  const mine = useQuery(
    query('standings', getMyStanding, { params, query: { scope } }, { enabled: isMember }),
  )
  const own = isMember && !closing ? mine.data?.standing : undefined
  const leader = pages.data?.pages[0]?.items[0]?.points
  const columns = standingColumns({ leader, onOpen: setOpened, ownId: own?.competitorId })
  const isListed = pages.data?.pages.some(({ items }) =>
    items.some(({ competitorId }) => competitorId === own?.competitorId),
  )
  return (
    <>
      {own && pages.data && !isListed && (
        <Panel flush title="Your place" className="mb-4">
          <Table
            caption="Your place"
            columns={columns}
            rows={[own]}
            rowKey={() => 'own'}
            isMarked={() => true}
          />
        </Panel>
      )}
      <TablePanel
        pages={pages}
        caption={`Standings of ${className}`}
        columns={columns}
        rowKey={({ competitorId }) => competitorId}
        isMarked={({ competitorId }) => competitorId === own?.competitorId}
        failed="The standings did not load"
        empty={
          <EmptyState title="No one is ranked here yet">
            Standings appear when the first class of an event is verified.
          </EmptyState>
        }
      />
      <Button size="sm" className="mt-4" onClick={() => setEmbedding(true)}>
        <Code className="size-4" aria-hidden="true" />
        Embed
      </Button>
      {isEmbedding && (
        <Suspense fallback={null}>
          <StandingsEmbedDialog
            of={{ seasonId, classKey, scope }}
            className={className}
            onClose={() => setEmbedding(false)}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={null}>
          <StandingDialog row={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
