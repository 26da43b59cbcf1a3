import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  archiveEvent,
  cancelEvent,
  copyEvent,
  createEvent,
  getEvent,
  getEventForEdit,
  listEvents,
  listMyEvents,
  publishEvent,
  updateEvent,
} from './contract.ts'

export const routes = {
  events: {
    listEvents,
    getEvent,
    listMyEvents,
    getEventForEdit,
    createEvent,
    updateEvent,
    publishEvent,
    cancelEvent,
    copyEvent,
    archiveEvent,
  },
} as const satisfies NounRoutes
