import { changeRefusal, handOverRefusal } from '#shared/events/registrations/change-refusal.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

type EntryNotesProps = { registration: OwnRegistration; offline: boolean; now: string }

/** Lists what an entry lacks, and what can no longer be changed. */
export function EntryNotes({ registration, offline, now }: EntryNotesProps) {
  const { event, isUnfinished, checkIn } = registration
  const locked = changeRefusal(registration, event, now)
  const kept = handOverRefusal(registration, event, now)
  if (offline) return null
  if (locked)
    return (
      <p className="text-sm text-dim">
        {locked.message}
        {kept && !checkIn && ` ${kept.message}`}
      </p>
    )
  if (!isUnfinished) return null
  return (
    <p className="text-sm">
      This entry was handed over to you. Finish it by {zonedTime(event.entriesCloseAt, event.timeZone)}.
    </p>
  )
}
