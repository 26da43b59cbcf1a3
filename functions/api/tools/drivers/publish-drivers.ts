import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { changeDriver } from '#core/tools/drivers/change-driver.ts'
import { driverState } from '#core/tools/drivers/driver-refusal.ts'
import { findDriver } from '#core/tools/drivers/find-driver.ts'
import { AppError } from '#shared/errors.ts'
import { publishDrivers as contract, type PublishedDriver } from '#shared/tools/drivers/admin-contract.ts'
import { driverStep } from '#shared/tools/drivers/driver-step.ts'

type Request = ApiRequest<typeof contract>

/** Each driver is published by itself, so that one that is refused holds up no other, and a second call ends the same. */
async function publishDrivers({ actor, body, now, remember }: Request) {
  const drivers: PublishedDriver[] = []
  for (const named of body.drivers)
    drivers.push(
      await untilUnchanged(() => publish(actor, named, now)).catch((error: unknown): PublishedDriver => {
        if (!(error instanceof AppError)) throw error
        return { id: named.id, outcome: 'refused', message: error.message }
      }),
    )
  const answer = { drivers }
  const kept = remember(answer)
  if (kept.length > 0) await commit(...kept)
  return answer
}

async function publish(
  actor: Request['actor'],
  { id, version }: Request['body']['drivers'][number],
  now: string,
): Promise<PublishedDriver> {
  const before = await findDriver(id)
  if (before.state === 'published') return { id, outcome: 'published' }
  if (before.version !== version) throw concurrentChange()
  const state = driverStep(before.state, 'publish')
  // A member is the only one who sees a draft, until they ask for it to be published.
  if (!state || (before.state === 'draft' && before.ownerId)) throw driverState(before)
  const { reason: _, mergedInto: __, ...rest } = before
  await changeDriver({ actor, before, after: { ...rest, state }, what: 'Published' }, now)
  return { id, outcome: 'published' }
}

export const handler = endpoint(contract, publishDrivers)
