import type { Driver } from '#shared/tools/drivers/driver.ts'
import type { Client } from '#test/support/client.ts'
import { driverFields, putDriver } from '#test/support/drivers.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const code = 'driver_not_found'

const named = async (is: boolean, more: Partial<Driver> = {}) => ({
  params: { driverId: is ? (await putDriver(more)).id : unknownId('drv') },
})
const draftOf = (ownerId: string | undefined) =>
  named(ownerId !== undefined, { state: 'draft', ownerId: ownerId as Driver['ownerId'] })
const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const changed = () => ({ ...driverFields({ sizeIn: 10 }), version: 1 })
const reason = 'Please add the page where these values are published.'

export const fixture = {
  listDrivers: () => ({ query: { brand: 'jl', sizeIn: 12 } }),
  getDriver: (caller) => named(caller !== undefined),
  listMyDrivers: () => ({ query: { limit: 5 } }),
  createDriver: () => ({ body: driverFields() }),
  updateDriver: {
    sample: async (caller) => ({ ...(await draftOf(idOf(caller))), body: changed() }),
    foreign: async (owner) => ({ input: { ...(await draftOf(owner.id)), body: changed() }, code }),
  },
  deleteDriver: {
    sample: (caller) => draftOf(idOf(caller)),
    foreign: async (owner) => ({ input: await draftOf(owner.id), code }),
  },
  importDrivers: () => ({ body: { drivers: [driverFields()] } }),
  listAllDrivers: () => ({ query: { state: 'published', brand: 'jl', sizeIn: 12 } }),
  updateDriverAsAdmin: async (caller) => ({ ...(await named(caller !== undefined)), body: changed() }),
  publishDrivers: async (caller) => ({
    body: {
      drivers: [{ id: caller ? (await putDriver({ state: 'pending' })).id : unknownId('drv'), version: 1 }],
    },
  }),
  rejectDriver: async (caller) => ({
    ...(await named(caller !== undefined, { state: 'pending' })),
    body: { reason, version: 1 },
  }),
  retireDriver: async (caller) => ({ ...(await named(caller !== undefined)), body: { version: 1 } }),
  exportDrivers: () => ({ body: { state: 'pending' } }),
  importDriversAsAdmin: () => ({ body: { drivers: [driverFields()], preview: true } }),
  mergeDrivers: async (caller) => ({
    body: {
      keepId: caller ? (await putDriver()).id : unknownId('drv'),
      duplicateIds: [caller ? (await putDriver()).id : unknownId('drv')],
    },
  }),
} satisfies NounFixture<'drivers'>
