import { expect, test } from 'vitest'
import { linesOf } from '#core/competitions/competitions/import-lines.ts'
import { standingResults } from '#core/competitions/competitions/standing-results.ts'
import { allWithCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
import { placeResults } from '#core/competitions/result-imports/place-results.ts'
import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import { currentEntriesOf } from '#core/events/class-entries/fresh-entries-of.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { commit } from '#core/platform/db/commit.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { newId } from '#shared/ids.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { change, type Entrant, entrant, paidEntrant, pays } from '#test/support/changing-entries.ts'
import { type Judged, judgedEvent, storedClass } from '#test/support/competitions.ts'
import { controlOf } from '#test/support/control.ts'
import { someClass } from '#test/support/events.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { rulebookFields } from '#test/support/leagues.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { changeStored } from '#test/support/registrations.ts'
import { commitOf, csvOf, plan } from '#test/support/result-imports.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const paidEvent = () =>
  judgedEvent({
    changes: {
      payment: 'online',
      fees: { registrationFeeCents: 3000, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 3000 },
      classes: [someClass('S1', { feeCents: 1000 }), someClass('SQ1', { feeCents: 1000 })],
    },
  })

const entryIn = async (someone: Entrant, classKey = 'S1') =>
  (await someone.read()).entries.find((entry) => entry.classKey === classKey)?.id

const listed = async ({ eventId }: Judged, count: number) => {
  await expect.poll(async () => (await classEntriesOf(eventId, 'S1')).length).toBe(count)
  return classEntriesOf(eventId, 'S1')
}

/** Many more who are confirmed in another class. */
async function crowd(someone: Entrant): Promise<void> {
  const { number: _, ...one } = await someone.read()
  const items = Array.from({ length: 200 }, () => ({ ...one, id: newId('reg', one.createdAt) }))
  await writeBatch(items.map((item) => ({ PutRequest: { Item: registrations.item(item) } })))
}

/** A place of S1 that is taken and not confirmed. */
const unconfirmed: Record<string, (judged: Judged) => Promise<unknown>> = {
  'not paid': ({ event }) => entrant(url, event, ['S1']),
  'only offered': async ({ event }) => {
    const someone = await entrant(url, event, ['S1'])
    const { holdUntil: _, ...held } = await someone.read()
    const offerUntil = addTime(await control.now(), { hours: 2 })
    await changeStored(held, { status: 'offered', offerUntil })
  },
  'kept for a change': async ({ event }) => {
    const someone = await paidEntrant(url, event, ['SQ1'])
    expectSuccess(await change(someone, ['SQ1', 'S1'], { moreCents: 1000 }))
    expect((await someone.read()).change?.classKeys).toEqual(['S1'])
  },
}

test.each(Object.keys(unconfirmed))(
  'a class with a place that is %s costs the same to read, however many have entered the event',
  async (name) => {
    const judged = await paidEvent()
    const [paid, other] = [
      await paidEntrant(url, judged.event, ['S1']),
      await paidEntrant(url, judged.event, ['SQ1']),
    ]
    await unconfirmed[name]?.(judged)
    await listed(judged, 1)
    const entered = () => currentEntriesOf(judged.eventId, 'S1')
    const few = await readCapacity(entered)
    await crowd(other)
    const many = await readCapacity(entered)
    console.log(`read capacity of a class with a place that is ${name}: ${few} units, ${many} with 200 more`)
    expect(few).toBeGreaterThan(0)
    expect(many).toBe(few)
    expect((await entered()).map(({ entryId }) => entryId)).toEqual([await entryIn(paid)])
  },
)

test('an entry that the stream has not listed yet is found while others have yet to pay', async () => {
  const judged = await paidEvent()
  const [first, second] = [
    await paidEntrant(url, judged.event, ['S1']),
    await paidEntrant(url, judged.event, ['S1']),
  ]
  const waiting = await Promise.all(Object.values(unconfirmed).map((make) => make(judged)))
  expect(waiting).toHaveLength(3)
  const kept = await listed(judged, 2)
  for (const entry of kept) await commit(classEntries.underive(entry))
  const found = await currentEntriesOf(judged.eventId, 'S1')
  expect(found.map(({ entryId }) => entryId).toSorted()).toEqual(
    [await entryIn(first), await entryIn(second)].toSorted(),
  )
})

test('an entry is found as soon as it is paid for', async () => {
  const judged = await paidEvent()
  await entrant(url, judged.event, ['S1'])
  const someone = await entrant(url, judged.event, ['S1'])
  expect(await currentEntriesOf(judged.eventId, 'S1')).toEqual([])
  await pays(url, someone)
  const found = await currentEntriesOf(judged.eventId, 'S1')
  expect(found.map(({ entryId }) => entryId)).toEqual([await entryIn(someone)])
})

const lines = 120

/** An event whose classes share a file of lines. */
async function imported(size: number) {
  const classKeys = rulebookFields()
    .classes.slice(0, size)
    .map(({ key }) => key)
  const judged = await judgedEvent({ classKeys })
  const rows = Array.from(
    { length: lines },
    (_, at) => `Guest ${at},${classKeys[at % size]},${100 + (at % 20)}`,
  )
  const { body } = await plan(judged.organizer.client, judged.eventId, csvOf('Name,Class,Score', ...rows))
  for (let calls = 0; calls < 10; calls++)
    if ((await commitOf(judged.organizer.client, body)).body.status === 'committed') break
  await control.settle()
  expect((await linesOf(body.id)).filter(({ targetId }) => targetId)).toHaveLength(lines)
  const classes = await Promise.all(classKeys.map((classKey) => storedClass({ ...judged, classKey })))
  return { judged, classes, importId: body.id }
}

test('the results of an import cost little more to read for many classes than for two', async () => {
  const [few, many] = [await imported(2), await imported(6)]
  const costOf = async ({ classes }: typeof few) => {
    let sum = 0
    const standing = await readCapacity(async () => {
      for (const results of (await standingResults(classes)).values()) sum += results.length
    })
    expect(sum).toBe(lines)
    return { standing, holding: await readCapacity(() => allWithCurrentImports(classes)) }
  }
  const [costOfFew, costOfMany] = [await costOf(few), await costOf(many)]
  console.log('read capacity of an import with 2 and with 6 classes', costOfFew, costOfMany)
  expect(costOfMany.standing).toBeLessThanOrEqual(costOfFew.standing * 1.2)
  expect(costOfMany.holding).toBeLessThanOrEqual(costOfFew.holding * 1.2)
  for (const { importIds } of await allWithCurrentImports(many.classes))
    expect(importIds).toEqual([many.importId])
})

test('the places of a class are made without the results that its import has in others', async () => {
  const [few, many] = [await imported(2), await imported(6)]
  const now = await control.now()
  const costOf = ({ judged: { eventId }, classes }: typeof few) =>
    readCapacity(() => placeResults({ eventId, classKey: classes[0]?.classKey ?? '' }, undefined, now))
  const [costOfFew, costOfMany] = [await costOf(few), await costOf(many)]
  console.log(
    `read capacity of places: ${costOfFew} units for half of ${lines} lines, ${costOfMany} for a sixth`,
  )
  expect(costOfMany).toBeGreaterThan(0)
  expect(costOfMany).toBeLessThan(costOfFew - lines / 4)
})
