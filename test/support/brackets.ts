import { expect } from 'vitest'
import { classRevisions } from '#core/competitions/competitions/class-revisions.ts'
import { classEntries } from '#core/events/class-entries/class-entries.ts'
import { freshEntriesOf } from '#core/events/class-entries/fresh-entries-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { type Bracket, type Match, sidesOf } from '#shared/competitions/brackets/bracket.ts'
import { drawBracket, recordMatch } from '#shared/competitions/brackets/contract.ts'
import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import { publishClass } from '#shared/competitions/competitions/publication-contract.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { Client } from './client.ts'
import { type Entered, entered, inClass, judgedEvent, sendRun, staffOf, storedClass } from './competitions.ts'
import { changeStored, storedRegistration } from './registrations.ts'

const [, , , pressure] = demoRulebooks('2026-01-01T00:00:00.000Z')

/** A class of pairs in which so many have qualified, the first with the best score. */
export async function qualified(count: number) {
  const { formats = [], classes = [] } = pressure ?? {}
  const judged = await judgedEvent({ classKeys: ['PX'], rules: { formats, classes } })
  const of = { eventId: judged.eventId, classKey: 'PX' }
  const head = await staffOf(judged.eventId, 'head_judge')
  const ids: string[] = []
  for (let at = 0; at < count; at++) {
    const entry = await entered(judged.eventId, 'PX')
    await sendRun(head.client, of, entry, { measuredHundredths: 15_000 - at })
    ids.push(entry.entryId)
  }
  return { ...judged, of, head, ids }
}

export type Qualified = Awaited<ReturnType<typeof qualified>>

export const draw = (client: Client, { of }: Qualified, version: number, reason = '') =>
  client.call(drawBracket, { ...inClass(of), body: { version, reason } })

export const win = (
  client: Client,
  { of }: Qualified,
  at: { round: number | 'third'; match: number },
  winnerId: string | null,
  version: number,
  reason = '',
) =>
  client.call(recordMatch, { ...inClass(of), body: { ...at, winnerId: winnerId as never, version, reason } })

/** The side that was drawn first wins a match. */
export const firstOf = (match: Match | undefined) => sidesOf(match ?? {})[0] ?? ''

/** Runs every match of a bracket, and the one for third place. */
export async function runAll(client: Client, judged: Qualified, drawn: Bracket): Promise<Bracket> {
  let bracket = drawn
  for (const round of drawn.rounds.keys())
    for (const match of (bracket.rounds[round] ?? []).keys()) {
      const one = bracket.rounds[round]?.[match]
      if (one?.winnerId) continue
      const answer = await win(client, judged, { round, match }, firstOf(one), bracket.version)
      expect(answer.status).toBe(200)
      bracket = answer.body
    }
  return bracket
}

/** Another entry qualifies, with a score ahead of all others or behind them. */
export async function alsoQualified(judged: Qualified, measuredHundredths: number): Promise<string> {
  const entry = await entered(judged.eventId, 'PX')
  await sendRun(judged.head.client, judged.of, entry, { measuredHundredths })
  return entry.entryId
}

/** Marks these entries absent, and no other ones. */
export async function marked({ of, organizer }: Qualified, entryIds: readonly string[]): Promise<void> {
  for (const entryId of entryIds as Entered['entryId'][]) {
    const answer = await organizer.client.call(markAbsent, {
      params: { ...inClass(of).params, entryId },
      body: { absent: true },
    })
    expect(answer.status).toBe(200)
  }
}

export const publish = async (client: Client, { of }: Qualified, why?: string) =>
  client.call(publishClass, {
    ...inClass(of),
    body: { version: (await storedClass(of)).version, ...(why && { reason: why }) },
  })

/** Gives an entry another status in its registration, listed as the table stream does it. */
export async function putEntry(
  { eventId, classKey }: Qualified['of'],
  entryId: string,
  status: ClassEntry['status'],
): Promise<void> {
  const entry = (await freshEntriesOf(eventId, classKey)).find((one) => one.entryId === entryId)
  if (!entry) throw new Error('The class does not have this entry.')
  const registration = await storedRegistration({ eventId, id: entry.registrationId })
  const entries = registration.entries.map((one) => (one.id === entryId ? { ...one, status } : one))
  await changeStored(registration, { entries })
  await commit(classEntries.derive({ ...entry, status }))
}

export const placesOf = async ({ of }: Qualified, revision: number) =>
  new Map(
    (await classRevisions.get({ ...of, revision }))?.entries.map(({ entryId, place }) => [
      entryId as string,
      place,
    ]),
  )
