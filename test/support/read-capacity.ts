import { documents } from '#core/platform/db/client.ts'

/** The read capacity that the table reports for everything that `work` asks of it. */
export async function readCapacity(work: () => Promise<unknown>): Promise<number> {
  let units = 0
  const name = 'countCapacity'
  documents().middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } })
      type Consumed = { CapacityUnits?: number }
      const { ConsumedCapacity = {} } = result.output as { ConsumedCapacity?: Consumed | Consumed[] }
      for (const { CapacityUnits = Number.NaN } of [ConsumedCapacity].flat()) units += CapacityUnits
      return result
    },
    { step: 'initialize', name, priority: 'high' },
  )
  await work()
  documents().middlewareStack.remove(name)
  return units
}
