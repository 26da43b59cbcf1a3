import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { changeEventOwner, deleteEvent, listAllEvents, unpublishEvent } from './admin-contract.ts'
import {
  archiveEvent,
  cancelEvent,
  copyEvent,
  createEvent,
  getEvent,
  getEventCalendar,
  getEventForEdit,
  getEventPicture,
  getEventsCalendar,
  listEvents,
  listMyEvents,
  publishEvent,
  updateEvent,
} from './contract.ts'
import { listSeasonEvents } from './season-events-contract.ts'

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
    getEventCalendar,
    getEventPicture,
    getEventsCalendar,
    listAllEvents,
    unpublishEvent,
    changeEventOwner,
    deleteEvent,
  },
  leagues: { listSeasonEvents },
} as const satisfies NounRoutes
