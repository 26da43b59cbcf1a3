import { encodesPictures } from '#lib/encodes-pictures.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

export const events = {
  routes: {
    listEvents: { table: ['get', 'query', 'batchGet'] },
    getEvent: { table: ['get', 'query', 'batchGet'] },
    listSeasonEvents: { table: ['query', 'batchGet'] },
    listOrganizerEvents: { table: ['get', 'query', 'batchGet'] },
    listOrganizationEvents: { table: ['get', 'query', 'batchGet'] },
    listManagedEvents: { table: ['get', 'query', 'batchGet'] },
    setEventOrganization: { table: ['get', 'query', 'put', 'update', 'check'] },
    listMyEvents: { table: ['get', 'query', 'batchGet'] },
    previewEvent: { table: ['get', 'query', 'batchGet'] },
    getEventForEdit: { table: ['get', 'query'] },
    createEvent: { table: ['get', 'put', 'update', 'delete', 'check'], ...encodesPictures },
    updateEvent: { table: ['get', 'query', 'put', 'update', 'delete', 'check'], ...encodesPictures },
    publishEvent: { table: ['get', 'query', 'put', 'update', 'check'] },
    cancelEvent: { table: ['get', 'query', 'put'] },
    copyEvent: { table: ['get', 'put', 'update', 'check'] },
    archiveEvent: { table: ['get', 'query', 'put', 'update'] },
    getEventPicture: {
      table: ['get'],
      media: ['readPublic', 'putPublic'],
      env: ['MEDIA_BUCKET'],
      memoryMb: 1024,
    },
    getEventCalendar: { table: ['get'], env: ['SITE_URL'] },
    getEventsCalendar: { table: ['get', 'query', 'batchGet'], env: ['SITE_URL'] },
    listAllEvents: { table: ['get', 'query', 'batchGet'] },
    unpublishEvent: { table: ['get', 'query', 'put', 'update', 'delete', 'batchGet'] },
    changeEventOwner: { table: ['get', 'put', 'update', 'delete', 'check', 'batchGet'] },
    deleteEvent: { table: ['get', 'query', 'put', 'update', 'delete', 'batchWrite'] },
  },
  consumers: {
    postEvent: {
      entry: 'events/events/event-published/post-event.ts',
      on: { fact: 'event.published' },
      table: ['get', 'put', 'check'],
    },
  },
} satisfies NounInfra<'events'>
