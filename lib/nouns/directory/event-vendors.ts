import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query', 'batchGet'] } as const

export const eventVendors = {
  routes: {
    listEventVendors: read,
    listOwnVendors: read,
    askAsVendor: { table: ['get', 'batchGet', 'put', 'update', 'check'] },
    withdrawVendor: { table: ['get', 'put', 'update', 'delete'] },
    listManagedVendors: read,
    decideVendor: { table: ['get', 'query', 'batchGet', 'put', 'update'] },
    listMeetingEvents: { table: ['get', 'batchGet'] },
    listVendorEvents: read,
  },
} satisfies NounInfra<'eventVendors'>
