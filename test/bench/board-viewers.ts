import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { boardMarks, markOf } from '#core/competitions/competitions/board-marks.ts'
import { boards } from '#core/competitions/competitions/boards.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { emptyPool, pools } from '#core/events/event-places/pools.ts'
import { events } from '#core/events/events/events.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { handler as getBoard } from '#functions/api/competitions/competitions/get-board.ts'
import { handler as listClasses } from '#functions/api/competitions/competitions/list-classes.ts'
import { createEdgeCache } from '#lib/local/gateway/edge-cache.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import type { Board } from '#shared/competitions/competitions/board.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { newId } from '#shared/ids.ts'
import { routes } from '#shared/routes.ts'
import { someClass, someEvent } from '#test/support/events.ts'
import { apiEvent } from './api-event.ts'
import { startBenchDatabase } from './bench-database.ts'
import { atMost, type Bench, known } from './figure.ts'

const viewers = 5000
const pollMs = 10_000
const watchedMs = 60_000
/** How often a run changes the board. */
const changeMs = 15_000
const classKey = 'S1'
const now = new Date().toISOString()
const eventId = newId('evt', now)

/** What one edge may ask of the table in a minute, however many watch. */
const mostReads = 250

type Held = { classes?: string | undefined; board?: string | undefined; version: number }

/** What the table is asked when thousands watch one board, by the rule of the edge and without one. */
export const boardViewers: Bench = async () => {
  const database = await startBenchDatabase(['boards'])
  try {
    await putClass()
    const counts = countReads()
    const clock = { at: Date.parse(now) }
    const edge = createEdgeCache(() => new Date(clock.at))
    const begin = clock.at
    let polls = 0
    let version = 1
    for (let at = 0; at < watchedMs; at += pollMs / viewers) {
      clock.at = begin + at
      if (at >= version * changeMs) {
        version += 1
        await putBoard(version)
      }
      const viewer = Math.round((at % pollMs) / (pollMs / viewers))
      await poll(edge, heldBy(viewer))
      polls += 1
    }
    const { reads } = counts
    counts.reads = 0
    await poll(undefined, { version: 0 })
    const alone = counts.reads
    counts.reads = 0
    const held = { version }
    await poll(undefined, held)
    const settled = counts.reads
    return [
      known(`polls of ${viewers} viewers in a minute`, polls),
      atMost('reads of the table for them through one edge', reads, mostReads),
      known('reads of the table for them without an edge, at least', polls * settled),
      known('reads for who opens the board without an edge', alone),
    ]
  } finally {
    await database.stop()
  }
}

const everyone = new Map<number, Held>()

function heldBy(viewer: number): Held {
  const held = everyone.get(viewer) ?? { version: 0 }
  everyone.set(viewer, held)
  return held
}

/** What a board on a screen does every ten seconds: the cards are read, and the board when its version is another. */
async function poll(edge: ReturnType<typeof createEdgeCache> | undefined, held: Held): Promise<void> {
  const params = { eventId, classKey }
  const cards = await ask(edge, 'classes', held.classes, () =>
    listClasses(apiEvent(routes.listClasses, { params: { eventId } })),
  )
  if (cards.statusCode !== 304) held.classes = etagIn(cards)
  const { items } = JSON.parse(bodyOf('classes', cards)) as { items: ClassCard[] }
  const version = items.find((card) => card.classKey === classKey)?.boardVersion ?? 0
  if (version === held.version) return
  const v = String(version)
  const board = await ask(edge, `board?v=${v}`, held.board, () =>
    getBoard(apiEvent(routes.getBoard, { params, query: { v } })),
  )
  if (board.statusCode !== 304) held.board = etagIn(board)
  held.version = (JSON.parse(bodyOf(`board?v=${v}`, board)) as Board).version
}

/** What browsers keep of each address, which is what they show when they are told that it still holds. */
const kept = new Map<string, string>()

function bodyOf(key: string, { statusCode, body = '' }: APIGatewayProxyStructuredResultV2): string {
  if (statusCode === 200) kept.set(key, body)
  return kept.get(key) ?? '{}'
}

async function ask(
  edge: ReturnType<typeof createEdgeCache> | undefined,
  key: string,
  held: string | undefined,
  make: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const answer = edge ? await edge.answer(key, held, make) : await make()
  if (answer.statusCode !== 200 && answer.statusCode !== 304)
    throw new Error(`${key} answered ${answer.statusCode}: ${answer.body}`)
  return answer
}

const etagIn = ({ headers }: APIGatewayProxyStructuredResultV2) => String(headers?.etag ?? '')

/** Counts what is read from now on; what is written, such as the count of calls, is not a read. */
function countReads(): { reads: number } {
  const counts = { reads: 0 }
  documents().middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        if (/^(Get|Query|BatchGet)/.test(commandName)) counts.reads += 1
        return next(args)
      },
    { step: 'initialize' },
  )
  return counts
}

async function putClass(): Promise<void> {
  const rulebook = demoRulebooks(now).find(({ classes }) => classes.some(({ key }) => key === classKey))
  if (!rulebook) throw new Error('No rules of the demo know this class.')
  const fields = settleEvent(someEvent({ classes: [someClass(classKey)] }))
  const draft = newEvent(
    { id: eventId, ownerId: crypto.randomUUID() as Event['ownerId'], poster: undefined, fields },
    now,
  )
  const pin = { rulebookId: rulebook.id, versionNo: rulebook.versionNo }
  const event: Event = { ...draft, rulebook: pin, status: 'published', publishedAt: now, sequence: 1 }
  const of: CompetitionClass = {
    eventId,
    classKey,
    rulebook: pin,
    state: 'running',
    revision: 0,
    recorded: 1,
    runsAllowed: 2,
    judgeIds: [],
    excused: [],
    orderBy: 'number',
    order: [],
    absent: [],
    ties: [],
    amendments: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  const absent = { absent: true } as const
  await commit(
    rulebooks.put(rulebook, absent),
    events.put(event, absent),
    pools.put(emptyPool(eventId, classKey, 60), absent),
    competitionClasses.put(of, absent),
  )
  await putBoard(1)
}

/** A board of sixty, as a run has made it again. */
async function putBoard(version: number): Promise<void> {
  const board: Board = {
    eventId,
    classKey,
    className: 'Street 1',
    state: 'running',
    revision: 0,
    policy: 'all',
    rows: Array.from({ length: 60 }, (_, at) => ({
      entryId: newId('ent', now),
      number: at + 1,
      name: `Competitor ${at + 1}`,
      vehicle: '2011 Honda Civic',
      status: 'placed' as const,
      place: at + 1,
      isShared: false,
      score: { sumHundredths: 15_130 - at, judges: 1 },
      isZero: false,
      runs: [],
      sections: [],
    })),
    latest: [],
    next: [],
    history: [],
    decisions: [],
    updatedAt: now,
    version,
  }
  await commit(
    boards.put(board, version === 1 ? { absent: true } : { version: version - 1 }),
    boardMarks.derive(markOf(board)),
  )
}
