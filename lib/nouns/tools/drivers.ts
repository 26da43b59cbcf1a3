import type { NounInfra } from '#lib/noun-infra.ts'

export const drivers = {
  routes: {
    listDrivers: { table: ['query', 'update'] },
    getDriver: { table: ['get'] },
    listMyDrivers: { table: ['get', 'query'] },
    createDriver: { table: ['get', 'put', 'update'] },
    updateDriver: { table: ['get', 'put', 'update'] },
    deleteDriver: { table: ['get', 'update', 'delete'] },
    importDrivers: { table: ['get', 'query', 'put', 'update'] },
    listAllDrivers: { table: ['get', 'query', 'batchGet'] },
    updateDriverAsAdmin: { table: ['get', 'put', 'delete'] },
    publishDrivers: { table: ['get', 'put', 'update'] },
    rejectDriver: { table: ['get', 'put', 'update'] },
    retireDriver: { table: ['get', 'put', 'delete'] },
    exportDrivers: { table: ['get', 'query', 'put'] },
    importDriversAsAdmin: { table: ['get', 'put'] },
    mergeDrivers: { table: ['get', 'put', 'delete', 'check'] },
  },
} satisfies NounInfra<'drivers'>
