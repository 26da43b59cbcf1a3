import { personIn } from '#core/organizations/organizations/find-organization.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { isDeskOpen } from '#core/support/support-desks/agents.ts'
import { readDeskSettings } from '#core/support/support-desks/read-desk-settings.ts'
import { attachFiles } from '#core/support/support-requests/attached-files.ts'
import { limitRequests } from '#core/support/support-requests/limit-requests.ts'
import { newRequestId, openingWrites, openRequest } from '#core/support/support-requests/open-request.ts'
import { requireRelation } from '#core/support/support-requests/related-facts.ts'
import { requireCategory, routedRequest } from '#core/support/support-requests/routed-request.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { refusal } from '#shared/platform/users/access.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { createSupportRequest as contract } from '#shared/support/support-requests/contract.ts'
import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { requestRefusal } from '#shared/support/support-requests/request-refusal.ts'

type Asked = ApiRequest<typeof contract>['body']
type User = Actor['user']

async function createSupportRequest({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user, userId } = actor
  const { text, files, category, subject, shared, organizationId, relatedTo } = body
  const relation = await requireRelation(relatedTo, userId, now)
  if (organizationId && !(await personIn(organizationId, userId))) throw organizationRefusal.notFound()
  const deskId = await deskFor(body, user, relation.organizationId)
  const settings = await readDeskSettings(deskId)
  const { priority } = requireCategory(settings, category)
  const routed = await routedRequest({ deskId, priority }, user)
  const id = newRequestId(now)
  const { request, message } = await openRequest(
    {
      id,
      deskId,
      category,
      subject,
      ...routed,
      source: 'web',
      status: 'open',
      requester: { userId, email: user.email, name: user.name, proven: true },
      shared,
      ...(organizationId && { organizationId }),
      ...(relatedTo && { relatedTo }),
    },
    { kind: 'customer', author: { userId, name: user.name }, text },
    { settings, now },
  )
  const answerBy = request.clocks.first?.dueAt
  const answer = {
    id,
    number: request.number,
    ...(answerBy && { answerBy }),
    timeZone: settings.hours.timeZone,
  }
  await attachFiles({ userId, requestId: id, files }, (attachments) => [
    ...openingWrites(request, { ...message, attachments }, { now, isAnswerable: true }),
    limitRequests(userId, now),
    ...remember(answer),
  ])
  return answer
}

/** Accounts that are not settled yet ask the platform alone: it is who can settle them. */
const refusedAtDesks = (user: User) => refusal({ types: MembershipType.options }, user)

/**
 * The desk that was chosen; without a choice the one of the organization whose event it is about, if that one takes such a
 * request.
 */
async function deskFor(
  { deskId, category }: Asked,
  user: User,
  organizationId: DeskId | undefined,
): Promise<DeskId> {
  if (deskId && deskId !== platformDesk) {
    const refused = refusedAtDesks(user)
    if (refused) throw refused
    if (!(await isDeskOpen(deskId))) throw requestRefusal.deskClosed()
  }
  if (deskId || !organizationId || refusedAtDesks(user)) return deskId ?? platformDesk
  const { categories } = await readDeskSettings(organizationId)
  const takesIt = categories.some(({ key, active }) => active && key === category)
  return takesIt && (await isDeskOpen(organizationId)) ? organizationId : platformDesk
}

export const handler = endpoint(contract, createSupportRequest)
