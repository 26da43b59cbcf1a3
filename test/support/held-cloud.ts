import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { platformHolds } from '#core/platform/recovery/platform-hold.ts'
import { runningRole } from '#lib/local/functions/role.ts'
import type { ReleaseChoice } from '#lib/recovery/release/release-choice.ts'
import { aHold, noticeHold } from './holds.ts'
import { powerCut } from './power-cuts.ts'

/** Makes the cloud of this process one that was restored from a backup of that instant. */
export async function holdCloud(instant: string): Promise<void> {
  await commit(platformHolds.derive(aHold({ instant })))
  await noticeHold()
}

/** What `npm run release -- --local` asks of a platform that runs. */
export async function releaseCloud(url: string, choice?: ReleaseChoice): Promise<string[]> {
  const body = JSON.stringify(choice ? { choice } : {})
  const response = await fetch(`${url}/_local/release`, { method: 'POST', body })
  if (!response.ok) throw new Error(`release answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { lines: string[] }).lines
}

const name = 'cutRelease'

/** Ends the release at its first write, when it is done and its answer is lost; the functions go on. */
export function cutRelease(): () => void {
  let isCut = false
  documents().middlewareStack.add(
    (next) => async (args) => {
      if (runningRole() || !('TransactItems' in args.input)) return next(args)
      if (!isCut) {
        isCut = true
        await next(args)
      }
      throw new Error(powerCut)
    },
    { step: 'initialize', name, priority: 'high' },
  )
  return () => void documents().middlewareStack.remove(name)
}
