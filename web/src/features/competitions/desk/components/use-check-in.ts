import { useRef, useState } from 'react'
import {
  missingSentence,
  otherEventSentence,
  unpaidSentence,
} from '#shared/competitions/desk/check-in-sentence.ts'
import type { DeskEvent } from '#shared/competitions/desk/contract.ts'
import { gateClock } from '#shared/competitions/desk/gate-clock.ts'
import { checkIn, type RosterRow } from '#shared/competitions/desk/gate-contract.ts'
import { enteredVehicles } from '#shared/events/registrations/entered-vehicles.ts'
import type { Missing } from '#shared/events/registrations/missing-of.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { newItemId } from '#web/features/platform/offline/new-item-id.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { rowsWithWalkIns } from '../offline/current-rows.ts'
import { findRow, readEntered, readShown, type Shown } from '../offline/find-row.ts'
import type { OwnScan } from '../offline/gate-log.ts'
import { gateVerdict, type Verdict } from '../offline/gate-verdict.ts'
import type { Completion, QueueItem } from '../offline/queue-item.ts'
import { sameScan } from '../offline/same-scan.ts'
import { sendItem } from '../offline/send-item.ts'
import { signalAtGate } from './signal-at-gate.ts'
import type { Desk } from './use-desk.ts'

/**
 * The result of the last scan for the gate. `ok`: the server has let them in; `kept`: only this device has.
 */
export type ScanResult = {
  /** The time of the scan, so that each scan has its own card. */
  at: number
  tone: 'ok' | 'kept' | 'pay' | 'bad'
  title: string
  detail?: string
  row?: RosterRow
  /** The time until which it can be undone, and what to undo. */
  undo?: { until: number; itemId?: string }
  dueCents?: number
  /** What they have to accept or say before they come in. */
  missing?: Missing | undefined
}

type Shows = Omit<ScanResult, 'at'>
type How = 'scan' | 'code' | 'list'
type Asked = { shown?: Shown; row?: RosterRow; how: How }
type CheckedIn = ResponseOf<typeof checkIn>

const loggedAs = {
  unknown: 'refused',
  over: 'refused',
  already: 'already',
  incomplete: 'incomplete',
  unpaid: 'unpaid',
} as const

const patienceMs = 4000
const undoMs = 10_000

/** Lets people in: asks the server, and decides alone where it is not heard. */
export function useCheckIn({ store, state }: Desk, gate: string) {
  const [result, setResult] = useState<ScanResult>()
  const [busy, setBusy] = useState(false)
  const isSame = useRef(sameScan())
  const latest = useRef(0)
  const shown = useRef<ScanResult>(undefined)
  const paid = useRef<ScanResult>(undefined)
  const eventId = state.known?.id as DeskEvent['id'] | undefined

  function show(next: Shows | undefined): void {
    // An answer that is still on its way belongs to the one before.
    latest.current++
    setBusy(false)
    put(next)
  }

  function put(next: Shows | undefined): void {
    if (next) signalAtGate(next.tone)
    shown.current = next && { ...next, at: Date.now() }
    setResult(shown.current)
  }

  /** Shows what was done on a card in its place. The next scan may have its own card by then, or wait for its answer. */
  function follow(card: ScanResult | undefined, next: Shows): void {
    if (shown.current === card) put(next)
  }

  async function ask(asked: Asked): Promise<void> {
    if (!eventId) return
    const turn = ++latest.current
    setBusy(true)
    const answered = await online(eventId, asked).catch((error: unknown) => refused(error))
    const next = answered ?? (await alone(asked))
    // An answer that comes after the next scan must not replace it.
    if (turn === latest.current) show(next)
  }

  async function online(id: DeskEvent['id'], { shown, row, how }: Asked): Promise<Shows | undefined> {
    if (!navigator.onLine || (row && store.isUnsentWalkIn(row.id))) return undefined
    const answer = await call(
      checkIn,
      {
        params: { eventId: id },
        body: {
          scanId: newItemId(),
          ...(row ? { registrationId: row.id } : shown),
          how,
          gate,
          deviceAt: new Date().toISOString(),
          admitted: false,
        },
      },
      { signal: AbortSignal.timeout(patienceMs) },
    )
    const seen = rowOf(answer)
    store.showRow(seen.id, {
      dueCents: seen.dueCents,
      checkedInAt: seen.checkedInAt,
      missing: seen.missing,
    })
    return resultOf(answer, seen)
  }

  async function alone({ shown, row, how }: Asked): Promise<Shows> {
    if (!store.canKeep())
      return {
        tone: 'bad',
        title: 'No connection',
        detail:
          'This browser cannot store data for offline use. Open the desk in a window that is not private.',
      }
    const { queue, known } = store.state()
    const rows = rowsWithWalkIns(store.state())
    const found = row ? rows.find(({ id }) => id === row.id) : shown && (await findRow(rows, shown))
    const verdict = gateVerdict(found, queue)
    if (verdict.kind !== 'let_in') {
      const other = verdict.kind === 'unknown' && shown ? await store.otherEventOf(shown) : undefined
      const refusal: Shows =
        other === undefined
          ? verdictResult(verdict, known?.event)
          : { tone: 'bad', title: 'Not let in', detail: otherEventSentence(other) }
      note(refusal, { how, outcome: loggedAs[verdict.kind], isForeign: verdict.kind === 'unknown' })
      return refusal
    }
    const item = checkInItem(verdict.row, { how, gate, clockAheadMs: known?.clockAheadMs })
    await store.add(item)
    return keptResult(verdict.row, item.id)
  }

  /** Refuses what identifies nobody, and keeps it in the log. */
  function foreign(detail: string): void {
    const refusal: Shows = { tone: 'bad', title: 'No ticket', detail }
    show(refusal)
    note(refusal, { how: 'scan', outcome: 'refused', isForeign: true })
  }

  function note({ row }: Shows, scan: Pick<OwnScan, 'how' | 'outcome' | 'isForeign'>): void {
    const { name, number } = row ?? {}
    store.note({
      ...scan,
      scanId: newItemId(),
      ...(name !== undefined && { name }),
      ...(number !== undefined && { number }),
      gate,
      deviceAt: new Date().toISOString(),
    })
  }

  return {
    result,
    busy,
    /** Reads a code from the camera, which sees it for as long as it is held there. */
    read(text: string): void {
      const shown = readShown(text)
      if (isSame.current(text, Date.now())) return
      if (shown) void ask({ shown, how: 'scan' })
      else foreign('This code is not one of our tickets. Scan the next one.')
    },
    /** Reads what arrived in the field with Enter. It returns the people to choose from, if a text names several. */
    enter(text: string): readonly RosterRow[] {
      const entered = readEntered(text, rowsWithWalkIns(store.state()))
      const only = entered.as === 'people' && entered.people.length === 1 ? entered.people[0] : undefined
      if (entered.as === 'people' && !only) {
        show(undefined)
        signalAtGate('pay')
        return entered.people
      }
      if (isSame.current(text, Date.now())) return []
      if (only) void ask({ row: only, how: 'list' })
      else if (entered.as === 'shown')
        void ask({ shown: entered.shown, how: 'ticket' in entered.shown ? 'scan' : 'code' })
      else foreign('This is not one of our tickets, and no one on this list matches it. Scan the next one.')
      return []
    },
    choose: (row: RosterRow) => void ask({ row, how: 'list' }),
    /** Records the cash and lets them in, with or without the network. */
    async takeCash(row: RosterRow, amountCents: number): Promise<void> {
      // A card stays until the device has kept the cash: a second press is the same cash.
      if (!eventId || paid.current === result) return
      paid.current = result
      try {
        await store.add({ ...itemOf(row), kind: 'cash', amountCents })
        const item = checkInItem(row, { how: 'list', gate, clockAheadMs: store.state().known?.clockAheadMs })
        await store.add(item)
        follow(result, keptResult(row, item.id))
      } catch (error) {
        paid.current = undefined
        throw error
      }
    },
    /** Records what they accepted and said, and lets them in if nothing is due, with or without the network. */
    async complete(row: RosterRow, given: Completion): Promise<void> {
      if (!eventId) return
      const item = { ...itemOf(row), kind: 'complete' as const, given }
      // Where nothing can be kept, the server has to take it now.
      if (!store.canKeep()) {
        const sent = await sendItem(item)
        if (sent.as !== 'done')
          return follow(result, {
            tone: 'bad',
            title: sent.as === 'later' ? 'No connection' : sent.sentence,
            row,
          })
        return ask({ row, how: 'list' })
      }
      await store.add(item)
      const done = { ...row, missing: undefined }
      if (row.dueCents > 0)
        return follow(result, {
          tone: 'pay',
          title: unpaidSentence(row.dueCents),
          row: done,
          dueCents: row.dueCents,
        })
      const checkedIn = checkInItem(done, {
        how: 'list',
        gate,
        clockAheadMs: store.state().known?.clockAheadMs,
      })
      await store.add(checkedIn)
      follow(result, keptResult(done, checkedIn.id))
    },
    async undo(card: ScanResult): Promise<void> {
      const { row, undo } = card
      if (!row || !eventId) return
      const isBack = undo?.itemId !== undefined && (await store.takeBack(undo.itemId))
      if (!isBack) await store.add({ ...itemOf(row), kind: 'undo' })
      store.showRow(row.id, { checkedInAt: undefined })
      follow(card, { tone: 'kept', title: 'Check-in undone', detail: `${row.name} is not checked in.`, row })
    },
  }

  function refused(error: unknown): Shows | undefined {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429)
      return undefined
    return { tone: 'bad', title: 'Not let in', detail: error.detail }
  }

  function itemOf(row: RosterRow) {
    return {
      id: newItemId(),
      eventId: eventId as DeskEvent['id'],
      registrationId: row.id,
      name: row.name,
      number: row.number,
      deviceAt: new Date().toISOString(),
      state: 'waiting' as const,
    }
  }

  function checkInItem(
    row: RosterRow,
    more: Pick<Extract<QueueItem, { kind: 'check_in' }>, 'how' | 'gate' | 'clockAheadMs'>,
  ): QueueItem {
    return { ...itemOf(row), kind: 'check_in', ...more }
  }
}

function rowOf({ registration }: CheckedIn): RosterRow {
  const { id, name, number, code, entries, pay, status, checkIn: checkedIn, missing } = registration
  return {
    id,
    name,
    number,
    code,
    classKeys: entries.flatMap((entry) => (entry.status === 'in' ? [entry.classKey] : [])),
    ...enteredVehicles(registration),
    dueCents: pay.dueCents,
    status,
    checkedInAt: checkedIn?.at,
    missing,
  }
}

function resultOf({ outcome, sentence }: CheckedIn, row: RosterRow): Shows {
  if (outcome === 'in')
    return { tone: 'ok', title: 'Checked in', detail: 'Sent', row, undo: { until: Date.now() + undoMs } }
  if (outcome === 'incomplete') return { tone: 'pay', title: sentence, row, missing: row.missing }
  if (outcome === 'unpaid') return { tone: 'pay', title: sentence, row, dueCents: row.dueCents }
  return { tone: 'bad', title: sentence, row }
}

const keptResult = (row: RosterRow, itemId: string): Shows => ({
  tone: 'kept',
  title: 'On the list, will be sent',
  detail: 'Saved on this device',
  row,
  undo: { until: Date.now() + undoMs, itemId },
})

function verdictResult(verdict: Exclude<Verdict, { kind: 'let_in' }>, event: DeskEvent | undefined): Shows {
  const { timeZone = 'UTC', questions = [] } = event ?? {}
  if (verdict.kind === 'unknown') return { tone: 'bad', title: 'Not on this list. Check it online.' }
  const { row } = verdict
  if (verdict.kind === 'incomplete') {
    const { missing } = verdict
    return { tone: 'pay', title: missingSentence(missing, questions), row, missing }
  }
  if (verdict.kind === 'unpaid')
    return { tone: 'pay', title: unpaidSentence(verdict.dueCents), row, dueCents: verdict.dueCents }
  if (verdict.kind === 'over') return { tone: 'bad', title: verdict.sentence, row }
  return { tone: 'bad', title: `Already checked in at ${gateClock(verdict.at, timeZone)}`, row }
}
