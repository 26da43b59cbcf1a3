import { mayChange } from '#shared/platform/roles/may-change.ts'
import type { Permission } from '#shared/platform/roles/permissions.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { CompetitionResult, ResultReport } from './competition-result.ts'

type ChangeCode = 'result_fixed' | 'result_not_yours' | 'result_too_old' | 'result_rejected_thrice'
type Field = keyof ResultReport

/** `edit`: it is changed where it is. `correction`: a further revision waits for a verifier while this one counts. */
export type ResultChange =
  | { kind: 'edit' | 'correction'; fields: readonly Field[] }
  | { kind: 'refused'; refusal: Refusal<ChangeCode> }

/** `remove`: it goes. `take_back`: it goes, and the points that it gave are reversed. */
export type ResultRemoval =
  | { kind: 'remove' | 'take_back' }
  | { kind: 'refused'; refusal: Refusal<ChangeCode> }

type Changed = Pick<CompetitionResult, 'source' | 'status' | 'submittedBy' | 'submittedAt' | 'rejections'>

type Changer = {
  userId: string
  permissions: ReadonlySet<Permission>
  /** True if the event is theirs, for business members. */
  ownsEvent: boolean
  eventName: string
}

const all: readonly Field[] = [
  'eventId',
  'elsewhere',
  'leagueId',
  'seasonId',
  'classKey',
  'score',
  'place',
  'vehicleId',
  'notes',
  'evidenceUploadIds',
]
/** The fields competitors may change for 24 hours: event, class and season stay. */
const limited: readonly Field[] = ['score', 'vehicleId', 'notes', 'evidenceUploadIds']
const mostRejections = 3

const refused = (code: ChangeCode, message: string) => ({
  kind: 'refused' as const,
  refusal: { code, message },
})

const sentences = {
  update: 'The 24-hour edit window has closed. Contact support.',
  delete: 'You can remove a result for 24 hours.',
}

function refusalOf(
  result: Changed,
  { userId, permissions, ownsEvent, eventName }: Changer,
  verb: 'update' | 'delete',
  now: string,
) {
  if (result.status === 'superseded')
    return refused('result_fixed', 'A later revision has taken the place of this result.')
  // Administrators change it by an amendment of its class, which keeps its history.
  if (result.source === 'event') return refused('result_fixed', judgesReport(eventName))
  const isOwn = result.submittedBy === userId || ownsEvent
  const thing = {
    ownerId: isOwn ? userId : result.submittedBy,
    createdAt: result.submittedAt,
    verified: result.status === 'verified',
  }
  if (mayChange(permissions, 'competition_results', verb, thing, userId, now)) return undefined
  return isOwn && permissions.has(`competition_results.${verb}_own_limited`)
    ? refused('result_too_old', sentences[verb])
    : refused('result_not_yours', `You can only ${verb === 'update' ? 'change' : 'remove'} your own results.`)
}

/** Explains why a member cannot report a result in a class that judges report. */
export const judgesReport = (eventName: string): string =>
  `The judges of ${eventName} report this class. File a protest there if something is wrong.`

/** Returns what a person may change of a result now, and how. Competitor and source never change. */
export function resultChange(result: Changed, changer: Changer, now: string): ResultChange {
  const refusal = refusalOf(result, changer, 'update', now)
  if (refusal) return refusal
  const has = (permission: Permission) => changer.permissions.has(permission)
  const isAdmin = has('competition_results.update')
  if (result.status === 'rejected' && result.rejections >= mostRejections && !isAdmin)
    return refused('result_rejected_thrice', 'This result was rejected three times. Contact support.')
  return {
    kind: result.status === 'verified' ? 'correction' : 'edit',
    fields: isAdmin || has('competition_results.update_own') ? all : limited,
  }
}

/** Returns how a person may remove a result now. */
export const resultRemoval = (result: Changed, changer: Changer, now: string): ResultRemoval =>
  refusalOf(result, changer, 'delete', now) ?? {
    kind: result.status === 'verified' ? 'take_back' : 'remove',
  }
