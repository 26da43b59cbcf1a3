import { giveCashBack } from '#shared/competitions/desk/cash-back-contract.ts'
import { addWalkIn, completeAtDesk, takeCash } from '#shared/competitions/desk/contract.ts'
import { checkIn, undoCheckIn } from '#shared/competitions/desk/gate-contract.ts'
import type { Sent } from '#web/features/platform/offline/queue-sender.ts'
import { sentOrLater } from '#web/features/platform/offline/sent-or-later.ts'
import { call } from '#web/lib/call.ts'
import type { QueueItem } from './queue-item.ts'

/** Sends one thing that was done without the network, under the id that it got then. */
export const sendItem = (item: QueueItem): Promise<Sent> => sentOrLater(() => send(item))

async function send(item: QueueItem): Promise<Sent> {
  const { id, eventId, registrationId, deviceAt } = item
  const idempotencyKey = id
  if (item.kind === 'walk_in') {
    const body = { ...item.form, deviceAt }
    const { id: entered } = await call(addWalkIn, { params: { eventId }, body }, { idempotencyKey })
    return { as: 'done', id: entered }
  }
  const params = { eventId, registrationId }
  if (item.kind === 'cash') {
    const body = { amountCents: item.amountCents, deviceAt }
    await call(takeCash, { params, body }, { idempotencyKey })
    return { as: 'done' }
  }
  if (item.kind === 'cash_back') {
    const body = { amountCents: item.amountCents, deviceAt }
    await call(giveCashBack, { params, body }, { idempotencyKey })
    return { as: 'done' }
  }
  if (item.kind === 'complete') {
    await call(completeAtDesk, { params, body: { ...item.given, deviceAt } }, { idempotencyKey })
    return { as: 'done' }
  }
  if (item.kind === 'undo') {
    await call(undoCheckIn, { params }, { idempotencyKey })
    return { as: 'done' }
  }
  const { how, gate, clockAheadMs } = item
  const { outcome, sentence, registration } = await call(
    checkIn,
    {
      params: { eventId },
      body: {
        scanId: id,
        registrationId,
        how,
        gate,
        deviceAt,
        admitted: true,
        ...(clockAheadMs !== undefined && { clockAheadMs }),
      },
    },
    { idempotencyKey },
  )
  // The answer to the first try came too late for the gate: that check-in was this one.
  const isOwn = registration.checkIn?.gate === gate && isWithinMoments(registration.checkIn.at, deviceAt)
  return outcome === 'in' || (outcome === 'already' && isOwn) ? { as: 'done' } : { as: 'flagged', sentence }
}

const momentsMs = 20_000

const isWithinMoments = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) < momentsMs
