import { drillRuns, shownDrill } from '#core/operations/backups/drill-runs.ts'
import { heldWork } from '#core/operations/backups/held-work.ts'
import { nextBackupAt } from '#core/operations/backups/next-backup-at.ts'
import { recoverableSince } from '#core/operations/backups/table-exports.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { getRecovery as contract } from '#shared/operations/backups/contract.ts'

async function getRecovery({ now }: ApiRequest<typeof contract>) {
  const [since, drill, hold] = await Promise.all([
    recoverableSince(),
    drillRuns.get({}, { consistent: true }),
    shownHold(),
  ])
  return {
    ...(since && { recoverableSince: since }),
    nextBackupAt: nextBackupAt(now),
    ...(drill && { drill: shownDrill(drill, now) }),
    ...(hold && { hold }),
  }
}

async function shownHold() {
  const hold = await platformHolds.get({}, { consistent: true })
  if (!hold || hold.state === 'released') return undefined
  const { backupId, instant, state } = hold
  return { backupId, instant, isWhole: state === 'held', ...(await heldWork(hold)) }
}

export const handler = endpoint(contract, getRecovery)
