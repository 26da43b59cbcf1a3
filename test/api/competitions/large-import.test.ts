import { expect, test, vi } from 'vitest'
import { commitImport } from '#core/competitions/result-imports/commit-import.ts'
import { planFile } from '#core/competitions/result-imports/plan-import.ts'
import { undoImport } from '#core/competitions/result-imports/undo-import.ts'
import { documents } from '#core/platform/db/client.ts'
import { mostImportRows, type ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { judgedEvent } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { about, aFile, csvOf } from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { worldRequest } from '#test/support/world-request.ts'

const control = controlOf(sharedCloud().url)

/** The items that a call writes in its largest transaction and altogether. */
async function written<T>(call: () => Promise<T>): Promise<{ answer: T; largest: number; sum: number }> {
  const sizes: number[] = []
  const name = 'countWrites'
  documents().middlewareStack.add(
    (next) => (args) => {
      const { TransactItems } = args.input as { TransactItems?: unknown[] }
      if (TransactItems) sizes.push(TransactItems.length)
      return next(args)
    },
    { step: 'initialize', name, priority: 'high' },
  )
  try {
    const answer = await call()
    return { answer, largest: Math.max(0, ...sizes), sum: sizes.reduce((sum, size) => sum + size, 0) }
  } finally {
    documents().middlewareStack.remove(name)
  }
}

const linesPerCall = 8 * 25

test('2,000 lines are planned, written and undone by calls of bounded work, and nothing is logged as unreadable', async () => {
  const { eventId, organizer } = await judgedEvent()
  const logged = vi.spyOn(process.stdout, 'write')
  const lines = Array.from({ length: mostImportRows }, (_, at) => `Guest ${at},S1,${100 + (at % 80)}`)
  const now = await control.now()
  const request = (given: object) => worldRequest({ now: () => now }, organizer.userId, given)
  const body = aFile(csvOf('Name,Class,Score', ...lines))
  const planned = await planFile(await request({ eventId, body }), now)
  expect(planned.plan.create).toBe(mostImportRows)

  const named = about(planned).params
  let of: ResultImport = planned
  for (let calls = 0; of.status !== 'committed' && calls < 20; calls++) {
    const given = await request({ named, body: { planHash: planned.planHash, goodLinesOnly: false } })
    const { answer, largest, sum } = await written(() => commitImport(given, now))
    expect(largest).toBeLessThanOrEqual(100)
    expect(sum).toBeLessThan(linesPerCall * 4 + 100)
    of = answer
  }
  expect(of).toMatchObject({ status: 'committed', plan: { create: mostImportRows, error: 0 } })

  for (let calls = 0; of.status !== 'undone' && calls < 20; calls++) {
    const { answer, largest, sum } = await written(async () => undoImport(await request({ named }), now))
    expect(largest).toBeLessThanOrEqual(100)
    expect(sum).toBeLessThan(linesPerCall * 4 + 100)
    of = answer
  }
  expect(of).toMatchObject({ status: 'undone', left: 0 })
  const unreadable = logged.mock.calls.filter(([line]) => String(line).includes('unreadable_item'))
  expect(unreadable).toEqual([])
})
