import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { classEntriesOf } from '#core/class-entries/class-entries-of.ts'
import { changeClass } from '#core/competitions/change-class.ts'
import { refuse } from '#core/competitions/refuse.ts'
import { runOrderOf } from '#core/competitions/run-order-of.ts'
import { workRefusal } from '#shared/competitions/class-refusal.ts'
import { setRunOrder as contract } from '#shared/competitions/contract.ts'
import { AppError } from '#shared/errors.ts'

function setRunOrder({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { by: orderBy, order = [], version } = body
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: async ({ of }) => {
        refuse(workRefusal(of))
        const entries = await classEntriesOf(named.eventId, named.classKey)
        const { orderSeed: _, ...rest } = of
        const chosen = {
          orderBy,
          order: [],
          ...(orderBy === 'draw' && { orderSeed: crypto.randomUUID() }),
        }
        const there = runOrderOf(chosen, entries)
        if (orderBy === 'hand' && !isWhole(order, there))
          throw new AppError(
            'conflict',
            'order_incomplete',
            'List every entry that is in this class, each once.',
          )
        return { of: { ...rest, ...chosen, order: orderBy === 'hand' ? order : there } }
      },
    },
    now,
  )
}

const isWhole = (order: readonly string[], there: readonly string[]): boolean =>
  order.length === there.length && there.every((entryId) => order.includes(entryId))

export const handler = endpoint(contract, setRunOrder)
