import { recordMatch } from '#shared/competitions/brackets/contract.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { getClassWork } from '#shared/competitions/competitions/contract.ts'
import { markAbsent } from '#shared/competitions/competitions/lane-contract.ts'
import { movedToEnd } from '#shared/competitions/competitions/run-order.ts'
import { setRunOrder } from '#shared/competitions/competitions/setup-contract.ts'
import { recordRun } from '#shared/competitions/runs/contract.ts'
import { saveSheet, submitSheet } from '#shared/competitions/score-sheets/contract.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import type { Sent } from '#web/features/platform/offline/queue-sender.ts'
import { sentOrLater } from '#web/features/platform/offline/sent-or-later.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { ScoringItem } from './scoring-item.ts'

type Sheets = {
  /** The version that the sheet of an item is made from now. */
  baseVersionOf: (item: ScoringItem) => Promise<number>
  /** The server has the sheet as it is then. */
  onSheet: (item: ScoringItem, sheet: ScoreSheet) => Promise<void>
}

/** Sends one thing that a judge or a lane did, under the id that it got then. */
export const sendScoring = (item: ScoringItem, sheets: Sheets): Promise<Sent> =>
  sentOrLater(async () => {
    await send(item, sheets)
    return { as: 'done' }
  })

async function send(item: ScoringItem, { baseVersionOf, onSheet }: Sheets): Promise<void> {
  const { id: idempotencyKey, eventId, classKey, entryId, deviceAt } = item
  const params = { eventId, classKey, entryId }
  if (item.kind === 'run') {
    const { runId, run } = item
    await call(recordRun, { params: { eventId, classKey, runId }, body: run }, { idempotencyKey })
  } else if (item.kind === 'match') {
    const { at, ...match } = item.match
    await call(recordMatch, { params: { eventId, classKey }, body: { ...at, ...match } }, { idempotencyKey })
  } else if (item.kind === 'absent') {
    await call(markAbsent, { params, body: { absent: item.absent } }, { idempotencyKey })
  } else if (item.kind === 'to_end') {
    await moveToEnd(item)
  } else if (item.kind === 'sheet') {
    const { fields, scanUploadId } = item
    const baseVersion = await baseVersionOf(item)
    const body = { ...fields, baseVersion, deviceAt, ...(scanUploadId && { scanUploadId }) }
    await onSheet(item, await call(saveSheet, { params, body }, { idempotencyKey }))
  } else {
    const body = { baseVersion: await baseVersionOf(item) }
    await onSheet(item, await call(submitSheet, { params, body }, { idempotencyKey }))
  }
}

const mostTries = 3

/** The order as it is now, with the entry last: others may have changed it since. */
async function moveToEnd({ eventId, classKey, entryId }: ScoringItem): Promise<void> {
  const params = { eventId, classKey }
  for (let tries = 1; ; tries++) {
    const { of, entries }: ClassWork = await call(getClassWork, { params })
    const ids = entries.filter(({ status }) => status === 'in').map((entry) => entry.entryId)
    const order = movedToEnd(ids, entryId) as typeof ids
    try {
      await call(setRunOrder, { params, body: { by: 'hand', order, version: of.version } })
      return
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'version_conflict'
      if (!isLate || tries === mostTries) throw error
    }
  }
}
