import { eventStaff, helperPartition } from '#core/events/event-staff/event-staff.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { listMyDesks as contract } from '#shared/competitions/desk/contract.ts'
import type { AnswerOf, QueryOf } from '#shared/platform/http/route.ts'

/** Lists the events a member has agreed to help at as an organizer or at the desk. */
export async function listMyDesks(
  { userId }: Pick<Actor, 'userId'>,
  { limit, cursor }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const page = await eventStaff.list({ index: 'gsi1', pk: helperPartition(userId), limit, cursor })
  return {
    items: page.items.flatMap(({ eventId, role, status }) =>
      status === 'accepted' && (role === 'organizer' || role === 'desk') ? [{ eventId, role }] : [],
    ),
    ...(page.nextCursor && { nextCursor: page.nextCursor }),
  }
}
