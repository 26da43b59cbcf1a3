import { documents } from '#core/platform/db/client.ts'

/** What the functions’ client has asked of the table since the last reset. */
export type StorageCalls = {
  calls: number
  /** The most calls that waited for one another. */
  inARow: number
  rows: number
  units: number
}

type Span = { begin: number; end: number }
type Consumed = { CapacityUnits?: number }
type Output = {
  ConsumedCapacity?: Consumed | Consumed[]
  Item?: unknown
  Items?: unknown[]
  Responses?: Record<string, unknown[]> | unknown[]
}

/** Counts what every command of the functions’ client costs from now on. */
export function countStorageCalls(): { reset: () => void; read: () => StorageCalls } {
  let spans: Span[] = []
  let rows = 0
  let units = 0
  documents().middlewareStack.add(
    (next) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      const span = { begin: performance.now(), end: Number.POSITIVE_INFINITY }
      spans.push(span)
      const result = await next(args)
      span.end = performance.now()
      const { ConsumedCapacity = {}, Item, Items = [], Responses = {} } = result.output as Output
      for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) units += CapacityUnits
      rows += (Item ? 1 : 0) + Items.length + Object.values(Responses).flat().length
      return result
    },
    { step: 'initialize' },
  )
  return {
    reset: () => {
      spans = []
      rows = 0
      units = 0
    },
    read: () => ({ calls: spans.length, inARow: longestRow(spans), rows, units }),
  }
}

/** The greatest number of calls of which each began after the one before had ended. */
function longestRow(spans: readonly Span[]): number {
  let row = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { begin, end } of spans.toSorted((a, b) => a.end - b.end))
    if (begin >= until) {
      row += 1
      until = end
    }
  return row
}
