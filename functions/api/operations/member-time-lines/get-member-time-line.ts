import { mergePages } from '#core/operations/member-time-lines/merge-pages.ts'
import { namedEntries } from '#core/operations/member-time-lines/named-entries.ts'
import { guards, openKinds } from '#core/operations/member-time-lines/open-kinds.ts'
import { sourcesOf } from '#core/operations/member-time-lines/sources-of.ts'
import { placeCursor, placeOf } from '#core/operations/member-time-lines/time-line-cursor.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { getMemberTimeLine as contract } from '#shared/operations/member-time-lines/contract.ts'
import { refusal } from '#shared/platform/users/access.ts'

async function getMemberTimeLine({ actor, params, query, now }: ApiRequest<typeof contract>) {
  const { memberId } = params
  const { kind, limit, cursor } = query
  const [member, permissions] = await Promise.all([users.get({ id: memberId }), permissionsOf(actor.user)])
  if (!member) throw userNotFound()
  const may = (what: keyof typeof guards) => !refusal(guards[what], actor.user, permissions)
  const kinds = openKinds(may)
  if (kind && kinds.hidden.includes(kind))
    throw new AppError('forbidden', 'kind_hidden', 'Your role does not let you see these entries.', {
      errors: [{ path: 'query.kind', message: 'Choose a kind that you may see' }],
    })
  const list = `TIME_LINE#${memberId}#${kind ?? ''}`
  const after = placeOf(list, cursor)
  const sources = sourcesOf(member, { id: actor.userId, may, now }).filter(
    (source) => !kind || source.kind === kind,
  )
  const pages = await Promise.all(sources.map(({ read }) => read(after, limit)))
  const { entries, next } = mergePages(pages, limit)
  const drafts = entries.map(({ draft }) => draft)
  const items = await namedEntries(drafts, memberId)
  return { items, ...(next && { nextCursor: placeCursor(list, next) }), ...kinds }
}

export const handler = endpoint(contract, getMemberTimeLine)
