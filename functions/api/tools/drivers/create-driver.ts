import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { assertNameFree } from '#core/tools/drivers/driver-names.ts'
import { assertValues } from '#core/tools/drivers/driver-refusal.ts'
import { driverRoom } from '#core/tools/drivers/driver-room.ts'
import { drivers } from '#core/tools/drivers/drivers.ts'
import { newDriver } from '#core/tools/drivers/new-driver.ts'
import { ownDriver } from '#core/tools/drivers/shown-driver.ts'
import { createDriver as contract } from '#shared/tools/drivers/contract.ts'

async function createDriver({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { submit, ...fields } = body
  assertValues(fields)
  if (submit) await assertNameFree(fields)
  const ownerId = actor.user.id
  const driver = newDriver(fields, { state: submit ? 'pending' : 'draft', ownerId }, now)
  const answer = ownDriver(driver)
  await untilUnchanged(
    async () => {
      const room = await driverRoom(actor)
      await commit(room.countIn(1), drivers.put(driver, { absent: true }), ...remember(answer))
    },
    // All drivers of a member are counted in one item.
    { crowd: true },
  )
  return answer
}

export const handler = endpoint(contract, createDriver)
