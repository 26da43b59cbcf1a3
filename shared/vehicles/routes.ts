import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  archiveVehicle,
  createVehicle,
  listVehicles,
  restoreVehicle,
  suggestClasses,
  updateVehicle,
} from './contract.ts'

export const routes = {
  events: { listVehicles, createVehicle, updateVehicle, archiveVehicle, restoreVehicle, suggestClasses },
} as const satisfies NounRoutes
