import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  archiveVehicle,
  createVehicle,
  listVehicles,
  restoreVehicle,
  suggestClasses,
  updateVehicle,
} from './contract.ts'
import { addVehicleDriver, listDrivenVehicles, removeVehicleDriver } from './drivers-contract.ts'

export const routes = {
  events: { listVehicles, createVehicle, updateVehicle, archiveVehicle, restoreVehicle, suggestClasses },
  competitions: { listDrivenVehicles, addVehicleDriver, removeVehicleDriver },
} as const satisfies NounRoutes
