import { addMemberNote, getMemberTimeLine } from '#shared/operations/member-time-lines/contract.ts'
import { TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import type { Auth } from '#shared/platform/http/route.ts'

/** Each kind is for those who may open the list that it comes from; a test compares them. */
export const guards: Record<TimeLineKind | 'log', Auth> = {
  account: getMemberTimeLine.auth,
  log: 'admin',
  payments: 'admin',
  mails: 'admin',
  webhooks: 'admin',
  requests: 'admin',
  notes: addMemberNote.auth,
}

type Guarded = keyof typeof guards

/** The kinds that a caller sees and does not see, by what they may do. */
export const openKinds = (may: (what: Guarded) => boolean): Record<'shown' | 'hidden', TimeLineKind[]> => ({
  shown: TimeLineKind.options.filter(may),
  hidden: TimeLineKind.options.filter((kind) => !may(kind)),
})
