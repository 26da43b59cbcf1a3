import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergePages } from './merge-pages.ts'
import type { Place } from './place.ts'
import { readSource, type Source } from './read-source.ts'

type Item = { id: string; isLeftOut: boolean }

const ulidAt = (instant: number) => String(instant).padStart(26, '0')
const itemAt = (instant: number, isLeftOut: boolean): Item => ({ id: `abc_${ulidAt(instant)}`, isLeftOut })

/** Lists as the table does: newest first, by ids, with a cursor where a page is full. */
const sourceOf = (items: readonly Item[]): Source<Item> => ({
  list: async ({ upTo = '~', limit, cursor }) => {
    const all = items
      .filter(({ id }) => id <= `abc_${upTo}` && (!cursor || id < cursor))
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    const page = all.slice(0, limit)
    return { items: page, ...(page.length === limit && { nextCursor: page.at(-1)?.id }) }
  },
  draft: ({ id, isLeftOut }) =>
    isLeftOut
      ? undefined
      : { id, kind: 'account', at: '2026-01-01T00:00:00.000Z', sentence: 'Did', by: { role: 'system' } },
})

const nameOf = ({ ulid, rank }: Place) => `${ulid}#${rank}`

async function pageOf(sources: readonly (readonly Item[])[], after: Place | undefined, limit: number) {
  const pages = await Promise.all(
    sources.map((items, rank) => readSource(sourceOf(items), { rank, after, limit })),
  )
  return mergePages(pages, limit)
}

const Items = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.boolean()), {
    selector: ([at]) => at,
    maxLength: 30,
  })
  .map((all) => all.map(([at, isLeftOut]) => itemAt(at, isLeftOut)))
const Sources = fc.array(Items, { minLength: 1, maxLength: 5 })

const shownOf = (sources: readonly (readonly Item[])[]) =>
  sources
    .flatMap((items, rank) =>
      items.filter(({ isLeftOut }) => !isLeftOut).map(({ id }) => ({ ulid: id.slice(4), rank })),
    )
    .toSorted((a, b) => (a.ulid === b.ulid ? a.rank - b.rank : a.ulid < b.ulid ? 1 : -1))
    .map(nameOf)

test('page after page shows every entry once, in order, whatever the page size, also among equal instants', async () => {
  await fc.assert(
    fc.asyncProperty(Sources, fc.integer({ min: 1, max: 12 }), async (sources, limit) => {
      const seen: string[] = []
      let after: Place | undefined
      do {
        const { entries, next } = await pageOf(sources, after, limit)
        expect(entries.length).toBeLessThanOrEqual(limit)
        seen.push(...entries.map(({ place }) => nameOf(place)))
        after = next
      } while (after)
      expect(seen).toEqual(shownOf(sources))
    }),
  )
})

test('what arrives between two pages neither repeats nor drops what was there before', async () => {
  const Arrivals = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 100, max: 999 })), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(Sources, Arrivals, fc.integer({ min: 1, max: 6 }), async (sources, arrivals, limit) => {
      const expected = shownOf(sources)
      const lists = sources.map((items) => [...items])
      const waiting = [...arrivals]
      const seen: string[] = []
      let after: Place | undefined
      do {
        const { entries, next } = await pageOf(lists, after, limit)
        seen.push(...entries.map(({ place }) => nameOf(place)))
        after = next
        const [at, instant] = waiting.shift() ?? []
        const list = at === undefined ? undefined : lists[at % lists.length]
        const item = itemAt(instant ?? 0, false)
        if (list && !list.some(({ id }) => id === item.id)) list.push(item)
      } while (after)
      expect(seen).toEqual(expected)
    }),
  )
})
