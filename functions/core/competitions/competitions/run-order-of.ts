import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { keptOrder, runOrder } from '#shared/competitions/competitions/run-order.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'

/** The order in which those run who are in a class: as it was saved, late entries at its end; by number where no one saved one. */
export function runOrderOf(
  { order, orderBy, orderSeed }: Pick<CompetitionClass, 'order' | 'orderBy' | 'orderSeed'>,
  entries: readonly ClassEntry[],
): ClassEntry['entryId'][] {
  const there = entries.filter(({ status }) => status === 'in')
  const usual = runOrder(there, orderBy === 'hand' ? 'number' : orderBy, orderSeed)
  return (order.length > 0 ? keptOrder(order, usual) : usual) as ClassEntry['entryId'][]
}
