import { changeClass } from '#core/competitions/competitions/change-class.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { runOrderOf } from '#core/competitions/competitions/run-order-of.ts'
import { withCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { chosenOrder } from '#shared/competitions/competitions/run-order.ts'
import { setRunOrder as contract } from '#shared/competitions/competitions/setup-contract.ts'
import { AppError } from '#shared/errors.ts'

function setRunOrder({ actor, params: named, body, now, remember }: ApiRequest<typeof contract>) {
  const { by: orderBy, order = [], version } = body
  return changeClass(
    {
      actor,
      named,
      version,
      remember,
      to: async ({ of, rules }) => {
        refuse(workRefusal(await withCurrentImports(of)))
        const { entries, work } = await classStanding(of, rules)
        const { orderSeed: _, ...rest } = of
        const chosen = {
          orderBy,
          order: [],
          ...(orderBy === 'draw' && { orderSeed: crypto.randomUUID() }),
        }
        const out = work.filter(({ status }) => status === 'disqualified').map(({ entryId }) => entryId)
        const kept =
          orderBy === 'hand' ? chosenOrder(order, runOrderOf(of, entries), out) : runOrderOf(chosen, entries)
        if (!kept)
          throw new AppError('conflict', 'order_incomplete', 'List every entry in this class exactly once.')
        return { of: { ...rest, ...chosen, order: kept } }
      },
    },
    now,
  )
}

export const handler = endpoint(contract, setRunOrder)
