import { useInfiniteQuery } from '@tanstack/react-query'
import { gateClock } from '#shared/competitions/desk/check-in-sentence.ts'
import type { Scan } from '#shared/competitions/desk/gate-contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { scansQuery } from '../api/desk-queries.ts'

const outcomes: Record<Scan['outcome'], readonly [words: string, tone: Tone]> = {
  in: ['Checked in', 'success'],
  already: ['Scanned twice', 'warning'],
  unpaid: ['Unpaid', 'warning'],
  admitted_flagged: ['Let in, flagged', 'danger'],
  refused: ['Refused', 'danger'],
  undone: ['Taken back', 'neutral'],
  from_line: ['From the waiting list', 'success'],
}

/** All scans of all gates, latest first. */
export function ScanLog({ eventId, timeZone }: { eventId: string; timeZone: string }) {
  const pages = useInfiniteQuery(scansQuery(eventId))
  return (
    <CursorList
      pages={pages}
      waiting={<ListSkeleton rows={4} flush />}
      failed="The scans did not load"
      empty={<p className="text-dim">No one has been scanned yet.</p>}
    >
      {(scans) => (
        <ul className="divide-y divide-line">
          {scans.map((scan) => {
            const [words, tone] = outcomes[scan.outcome]
            return (
              <li key={scan.scanId} className="flex items-center justify-between gap-3 py-2.5">
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">
                    {scan.number !== undefined && <span className="readout mr-2">{scan.number}</span>}
                    {scan.name ?? 'Not a ticket for this event'}
                  </span>
                  <span className="block text-sm text-dim">
                    {gateClock(scan.at, timeZone)} · {scan.gate} · {scan.byName}
                    {gateClock(scan.deviceAt, timeZone) !== gateClock(scan.at, timeZone) &&
                      ` · on the device ${gateClock(scan.deviceAt, timeZone)}`}
                  </span>
                  {scan.reason && <span className="block text-sm wrap-anywhere">{scan.reason}</span>}
                </span>
                <Badge tone={tone}>{words}</Badge>
              </li>
            )
          })}
        </ul>
      )}
    </CursorList>
  )
}
