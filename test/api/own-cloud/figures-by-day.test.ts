import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renewSearchIndex } from '#core/content/search/renew-search-index.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import { commit } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import { type BatchRequest, writeBatch } from '#core/platform/db/write-batch.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import {
  countedThings,
  type Figure,
  figureDays,
  figureDaysPartition,
  figureMarks,
} from '#core/platform/platform-figures/figure-days.ts'
import { follow } from '#core/platform/projections/follow.ts'
import type { RowChange } from '#core/platform/projections/row.ts'
import { followers } from '#functions/streams/followers.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { controlOf } from '#test/support/control.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { wholeTable } from '#test/support/whole-table.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>

beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  await control.settle()
})
afterAll(() => cloud.stop())

/** No kind of the platform: the stream leaves it to these tests. */
const notes = entity({
  name: 'counted-note',
  erasure: 'impersonal',
  schema: z.object({
    id: z.string(),
    day: z.iso.date(),
    sold: z.int(),
    seen: z.int(),
    version: z.int(),
  }),
  key: ({ id }: { id: string }) => ({ pk: `COUNTED_NOTE#${id}`, sk: 'NOTE' }),
})
type Note = ReturnType<typeof notes.read>

const counts = ({ day, sold, seen }: Note) => [
  { figure: 'sales' as const, day, count: sold },
  { figure: 'items' as const, day, count: seen },
]

const countNotes = (lasting: boolean) =>
  countsByDay({ of: notes, id: ({ id }) => id, counts, ...(lasting && { lasting }) })

let runs = 0

/** Days that nothing else has. */
const newDay = () => addDays('2001-01-01', runs++)

async function countsOn(day: string): Promise<Partial<Record<Figure, number>>> {
  const { items } = await figureDays.list({
    pk: figureDaysPartition,
    between: [day, `${day}$`],
    limit: 100,
    consistent: true,
  })
  return Object.fromEntries(
    items.filter(({ count }) => count !== 0).map(({ figure, count }) => [figure, count]),
  )
}

/** A change of one of three notes: what it says from then on, or nothing once it is deleted. */
const changes = fc.array(
  fc.record({
    note: fc.integer({ min: 0, max: 2 }),
    says: fc.option(
      fc.record({ sold: fc.integer({ min: 0, max: 2 }), seen: fc.integer({ min: 0, max: 3 }) }),
    ),
    /** Images that arrive then, late and again. */
    told: fc.array(fc.nat({ max: 30 }), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 10 },
)

test.each([false, true])(
  'figures are what things say in the end, however their images come (counts that last: %s)',
  async (lasting) => {
    const projections = [countNotes(lasting)]
    await fc.assert(
      fc.asyncProperty(changes, fc.nat(), async (steps, seed) => {
        const day = newDay()
        const now = new Map<number, Note>()
        const images: RowChange[] = []
        const kept = { sales: 0, items: 0 }
        const tell = (some: readonly RowChange[]) =>
          Promise.all(some.map((image) => follow(projections, image)))
        for (const { note, says, told } of steps) {
          const before = now.get(note)
          const id = `${day}-${note}`
          if (says) {
            const after = { id, day, ...says, version: (before?.version ?? 0) + 1 }
            await commit(notes.put(after, before ? { version: before.version } : { absent: true }))
            images.push({ before: before && notes.item(before), after: notes.item(after) })
            now.set(note, after)
          } else if (before) {
            // Where counts last, all that came before the deletion has been followed by then.
            if (lasting) await tell(images)
            await commit(notes.delete(before))
            images.push({ before: notes.item(before) })
            now.delete(note)
            if (lasting) {
              kept.sales += before.sold
              kept.items += before.seen
              await tell(images.slice(-1))
            }
          }
          await tell(told.flatMap((at) => images[at % Math.max(1, images.length)] ?? []))
        }
        const shuffled = images.toSorted((a, b) => hash(seed, a, images) - hash(seed, b, images))
        await tell([...shuffled, ...shuffled.slice(0, 3)])
        const all = [...now.values()]
        const sum = (of: 'sold' | 'seen') => all.reduce((total, one) => total + one[of], 0)
        const expected = { sales: sum('sold') + kept.sales, items: sum('seen') + kept.items }
        expect(await countsOn(day)).toEqual(
          Object.fromEntries(Object.entries(expected).filter(([, count]) => count !== 0)),
        )
      }),
      { numRuns: 25 },
    )
  },
)

const hash = (seed: number, image: RowChange, images: readonly RowChange[]) =>
  (images.indexOf(image) * 7919 + seed * 104_729) % 97

test('counters that rise without a new version count each time, and go with nothing', async () => {
  const day = newDay()
  const id = `${day}-rising`
  const projections = [countNotes(true)]
  const rise = async (seen: number) => {
    const before = await notes.get({ id }, { consistent: true })
    await commit(addTo<Note>(notes, { id, day, sold: 0, seen, version: 1 }, 'sold', 'seen'))
    const after = await notes.get({ id }, { consistent: true })
    return { before: before && notes.item(before), after: after && notes.item(after) }
  }
  const images = [await rise(1), await rise(2), await rise(4)]
  await Promise.all([...images, ...images].map((image) => follow(projections, image)))
  expect(await countsOn(day)).toEqual({ items: 7 })
  const last = await notes.get({ id }, { consistent: true })
  if (last) await commit(notes.delete(last))
  await follow(projections, { before: images[2]?.after })
  await follow(projections, images[1] as RowChange)
  expect(await countsOn(day)).toEqual({ items: 7 })
  expect(await countedThings.get({ kind: notes.name, id }, { consistent: true })).toBeUndefined()
})

const job = 'renew_search_index'
const marks = [countedThings.name, figureMarks.name, figureDays.name]

async function figures(): Promise<Record<string, number>> {
  await control.settle()
  const rows = (await wholeTable()).filter(({ entity }) => entity === figureDays.name).map(figureDays.read)
  const counted = rows.filter(({ count, day }) => count !== 0 && day > '2010')
  return Object.fromEntries(counted.map(({ day, figure, count }) => [`${day} ${figure}`, count]))
}

async function beforeTheFirstRun(): Promise<void> {
  const progress = await jobProgress.get({ job }, { consistent: true })
  if (progress) await commit(jobProgress.delete(progress))
}

test('a site from before there were figures has them after one run, counted once, also by two runs at once', async () => {
  const asFollowed = await figures()
  expect(Object.keys(asFollowed).length).toBeGreaterThan(100)
  const rows = (await wholeTable()).filter(({ entity }) => marks.includes(String(entity)))
  await writeBatch(rows.map(({ pk, sk }): BatchRequest => ({ DeleteRequest: { Key: { pk, sk } } })))
  expect(await figures()).toEqual({})
  await beforeTheFirstRun()
  await Promise.all([renewSearchIndex(followers), renewSearchIndex(followers)])
  expect(await figures()).toEqual(asFollowed)
  await beforeTheFirstRun()
  await control.run(job)
  expect(await figures()).toEqual(asFollowed)
})
