import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import { serverTime } from '#web/lib/server-clock.ts'

type PaperHeadProps = {
  work: Pick<ClassWork, 'eventTitle' | 'timeZone' | 'of' | 'format'>
  /** The parts of it that may be newer by now. */
  newer: 'results' | 'entries'
}

/** The head of every paper of a class: event, format, revision, and print time. */
export function PaperHead({ work: { eventTitle, timeZone, of, format }, newer }: PaperHeadProps) {
  return (
    <header className="mb-3 text-sm text-dim">
      <p className="wrap-anywhere">
        {eventTitle} · {format.name}
        {of.revision > 0 && ` · Revision ${of.revision}`}
      </p>
      <p>
        Printed {gateClock(serverTime(), timeZone)}. Newer {newer} may exist.
      </p>
    </header>
  )
}
