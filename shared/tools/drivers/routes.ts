import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  exportDrivers,
  importDriversAsAdmin,
  listAllDrivers,
  mergeDrivers,
  publishDrivers,
  rejectDriver,
  retireDriver,
  updateDriverAsAdmin,
} from './admin-contract.ts'
import {
  createDriver,
  deleteDriver,
  getDriver,
  importDrivers,
  listDrivers,
  listMyDrivers,
  updateDriver,
} from './contract.ts'

export const routes = {
  tools: {
    listDrivers,
    getDriver,
    listMyDrivers,
    createDriver,
    updateDriver,
    deleteDriver,
    importDrivers,
    listAllDrivers,
    updateDriverAsAdmin,
    publishDrivers,
    rejectDriver,
    retireDriver,
    mergeDrivers,
    exportDrivers,
    importDriversAsAdmin,
  },
} as const satisfies NounRoutes
