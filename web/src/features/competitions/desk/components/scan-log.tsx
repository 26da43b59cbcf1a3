import { useInfiniteQuery } from '@tanstack/react-query'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import type { Scan } from '#shared/competitions/desk/gate-contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { scansQuery } from '../api/desk-queries.ts'
import type { OwnScan } from '../offline/gate-log.ts'
import type { QueueItem } from '../offline/queue-item.ts'
import type { Desk } from './use-desk.ts'

const outcomes: Record<Scan['outcome'], readonly [words: string, tone: Tone]> = {
  in: ['Checked in', 'success'],
  already: ['Scanned twice', 'warning'],
  incomplete: ['Waiver or answers missing', 'warning'],
  unpaid: ['Unpaid', 'warning'],
  admitted_flagged: ['Let in, flagged', 'danger'],
  refused: ['Not let in', 'danger'],
  undone: ['Undone', 'neutral'],
  from_line: ['From the waitlist', 'success'],
}

type ScanLogProps = { desk: Desk; eventId: string; timeZone: string }

/** All scans of all gates, latest first, after those that only this device knows. */
export function ScanLog({ desk, eventId, timeZone }: ScanLogProps) {
  const pages = useInfiniteQuery(scansQuery(eventId))
  const { ownScans, queue, isHeard } = desk.state
  const own = ownLines(ownScans, queue)
  const isAlone = pages.data === undefined && (!isHeard || pages.fetchStatus === 'paused')
  return (
    <>
      {own.length > 0 && (
        <ul aria-label="On this device" className="divide-y divide-line border-b border-line">
          {own.map(({ id, name, number, at, gate, words, tone }) => (
            <Line
              key={id}
              number={number}
              name={name}
              when={`${gateClock(at, timeZone)} · ${gate}`}
              words={words}
              tone={tone}
            />
          ))}
        </ul>
      )}
      {isAlone ? (
        <p className="pt-3 text-dim">The scans of all gates appear once you’re back online.</p>
      ) : (
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={4} flush />}
          failed="The scans did not load"
          empty={own.length === 0 && <p className="text-dim">No one has been scanned yet.</p>}
        >
          {(scans) => (
            <ul aria-label="All gates" className="divide-y divide-line">
              {scans.map((scan) => (
                <ScanLine key={scan.scanId} scan={scan} timeZone={timeZone} />
              ))}
            </ul>
          )}
        </CursorList>
      )}
    </>
  )
}

type OwnLine = {
  id: string
  name: string
  number: number | undefined
  at: string
  gate: string
  words: string
  tone: Tone
}

const notATicket = 'Not a ticket for this event'

/** What this device has answered alone, and what it has done and not sent, latest first. */
function ownLines(scans: readonly OwnScan[], queue: readonly QueueItem[]): OwnLine[] {
  const answered = scans.map(({ scanId, name = notATicket, number, deviceAt, gate, outcome }): OwnLine => {
    const [words, tone] = outcomes[outcome]
    return { id: scanId, name, number, at: deviceAt, gate, words, tone }
  })
  const kept = queue.flatMap((item): OwnLine[] =>
    item.kind === 'check_in'
      ? [
          {
            id: item.id,
            name: item.name,
            number: item.number,
            at: item.deviceAt,
            gate: item.gate,
            words: item.state === 'waiting' ? 'Will be sent' : 'Needs attention',
            tone: item.state === 'waiting' ? 'warning' : 'danger',
          },
        ]
      : [],
  )
  return [...answered, ...kept].sort((one, other) => other.at.localeCompare(one.at))
}

function ScanLine({ scan, timeZone }: { scan: Scan; timeZone: string }) {
  const [words, tone] = outcomes[scan.outcome]
  const onDevice = gateClock(scan.deviceAt, timeZone)
  return (
    <Line
      number={scan.number}
      name={scan.name ?? notATicket}
      when={[
        gateClock(scan.at, timeZone),
        scan.gate,
        scan.byName,
        ...(onDevice === gateClock(scan.at, timeZone) ? [] : [`on the device ${onDevice}`]),
      ].join(' · ')}
      reason={scan.reason}
      words={words}
      tone={tone}
    />
  )
}

type LineProps = {
  number: number | undefined
  name: string
  when: string
  reason?: string | undefined
  words: string
  tone: Tone
}

function Line({ number, name, when, reason, words, tone }: LineProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {number !== undefined && <span className="readout mr-2">{number}</span>}
          {name}
        </span>
        <span className="block text-sm text-dim">{when}</span>
        {reason && <span className="block text-sm wrap-anywhere">{reason}</span>}
      </span>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}
