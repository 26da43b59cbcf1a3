import type { StoredUser } from '#core/platform/users/users.ts'
import type { TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { activitySource, beginningSource } from './account-sources.ts'
import { mailSources } from './mail-source.ts'
import { noteSource } from './note-source.ts'
import type { guards } from './open-kinds.ts'
import { paymentSource } from './payment-source.ts'
import type { Place } from './place.ts'
import { readSource, type Source } from './read-source.ts'
import { requestNoteSource, requestSource } from './request-sources.ts'
import { webhookSource } from './webhook-source.ts'

type Viewer = { id: string; may: (what: keyof typeof guards) => boolean; now: string }

/** The rank decides where two entries with one time and one random part stand; it is a part of cursors, and stays. */
const reader = <T extends { id: string }>(kind: TimeLineKind, rank: number, source: Source<T>) => ({
  kind,
  read: (after: Place | undefined, limit: number) => readSource(source, { rank, after, limit }),
})

/** Everything that a time line is read from, as far as the viewer may see it. */
export function sourcesOf(member: StoredUser, { id: viewerId, may, now }: Viewer) {
  const mails = may('mails') ? mailSources(member, now) : []
  const sources = [
    may('log') && reader('account', 0, activitySource(member)),
    may('payments') && reader('payments', 1, paymentSource(member)),
    may('webhooks') && reader('webhooks', 2, webhookSource(member)),
    ...mails.map((source) => reader('mails', 3, source)),
    may('requests') && reader('requests', 4, requestSource(member)),
    may('notes') && reader('notes', 5, noteSource(member, viewerId)),
    may('notes') && may('requests') && reader('notes', 6, requestNoteSource(member)),
    may('account') && reader('account', 9, beginningSource(member)),
  ]
  return sources.filter((one) => one !== false)
}
