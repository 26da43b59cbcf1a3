import { callToLane } from '#core/competitions/competitions/call-to-lane.ts'
import { judgedClassAt } from '#core/competitions/competitions/class-at.ts'
import { classStaff } from '#core/competitions/competitions/class-roles.ts'
import { classStanding } from '#core/competitions/competitions/class-standing.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import { runOrderOf } from '#core/competitions/competitions/run-order-of.ts'
import { withCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { callNext as contract } from '#shared/competitions/competitions/lane-contract.ts'
import { calledNext } from '#shared/competitions/competitions/scored-entries.ts'

async function callNext({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const at = await judgedClassAt(params.eventId, params.classKey)
  await classStaff(actor, at.event, params.classKey)
  refuse(workRefusal(await withCurrentImports(at.of)))
  const { entries, work } = await classStanding(at.of, at.rules)
  const order = runOrderOf(at.of, entries)
  const next = calledNext(order, work)
  const called = entries.filter(({ entryId }) => next.includes(entryId))
  for (const entry of called) {
    const { runsUsed = 0 } = work.find(({ entryId }) => entryId === entry.entryId) ?? {}
    await callToLane(at, { ...entry, runNo: runsUsed + 1 }, now)
  }
  const answer = { called: order.filter((entryId) => next.includes(entryId)) }
  const kept = remember(answer)
  if (kept.length > 0) await commit(...kept)
  return answer
}

export const handler = endpoint(contract, callNext)
