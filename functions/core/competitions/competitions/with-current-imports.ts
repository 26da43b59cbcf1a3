import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { resultsOfImport, standsIn } from './results-of-import.ts'

type Of = Pick<CompetitionClass, 'eventId' | 'classKey' | 'state' | 'importIds'>

/** A class as those who work at it find it: an import holds it only while one of its results waits or counts. */
export async function withCurrentImports<T extends Of>(of: T): Promise<T> {
  const [current = of] = await allWithCurrentImports([of])
  return current
}

/** The same for classes of an event, in their order: each import is read once for all of them. */
export async function allWithCurrentImports<T extends Of>(classes: readonly T[]): Promise<T[]> {
  const asked = classes.filter(({ state, importIds = [] }) => state === 'planned' && importIds.length > 0)
  const importIds = [...new Set(asked.flatMap((of) => of.importIds ?? []))]
  const held = new Map(
    await Promise.all(
      importIds.map(async (importId) => {
        const named = asked.filter((of) => of.importIds?.includes(importId))
        return [importId, await heldBy(importId, named)] as const
      }),
    ),
  )
  return classes.map((of) =>
    asked.includes(of)
      ? { ...of, importIds: of.importIds?.filter((importId) => held.get(importId)?.has(of.classKey)) }
      : of,
  )
}

/** The classes that an import holds. It is read until it holds all that are asked for. */
async function heldBy(importId: string, classes: readonly Of[]): Promise<ReadonlySet<string>> {
  const open = new Map<string, Of>(classes.map((of) => [of.classKey, of]))
  const held = new Set<string>()
  for await (const results of resultsOfImport(importId, ({ row }) => open.has(row?.classKey ?? ''))) {
    for (const one of results) {
      const of = open.get(one.classKey)
      if (!of || !standsIn(one, of)) continue
      held.add(of.classKey)
      open.delete(of.classKey)
    }
    if (open.size === 0) break
  }
  return held
}
