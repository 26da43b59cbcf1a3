import type { NounInfra } from '#lib/noun-infra.ts'

const read = { table: ['get', 'query', 'batchGet'] } as const
const readOne = { table: ['get'] } as const
/** One who answers at a desk changes what belongs to it. */
const change = { table: ['get', 'query', 'batchGet', 'put', 'delete'] } as const

export const supportDesks = {
  routes: {
    getSupportInfo: { ...readOne, env: ['SUPPORT_DOMAIN'] },
    getSupportDesk: { ...read, env: ['SUPPORT_DOMAIN'] },
    getMyContact: { table: ['get', 'batchGet'] },
    listOwnDesks: { table: ['query', 'batchGet'] },
    listDeskAgents: read,
    listDeskReplies: read,
    saveDeskReply: change,
    deleteDeskReply: change,
    getOwnDeskSettings: read,
    updateOwnDeskSettings: { table: ['get', 'query', 'batchGet', 'put'] },
    getDeskReport: read,
    listSupportDesks: { table: ['query', 'batchGet'] },
    listSupportAgents: read,
    listSupportReplies: { table: ['query'] },
    saveSupportReply: { table: ['get', 'put', 'delete'] },
    deleteSupportReply: { table: ['get', 'put', 'delete'] },
    getSupportSettings: readOne,
    updateSupportSettings: { table: ['get', 'put'] },
    getSupportReport: { table: ['query'] },
    setDedicatedContact: { table: ['get', 'batchGet', 'put', 'delete'] },
  },
  consumers: {
    tellDeskOfDueRequest: {
      entry: 'events/support/request-due/tell-desk.ts',
      on: { fact: 'request.due' },
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      timeoutSeconds: 60,
    },
    reclockRequests: {
      entry: 'events/support/desk-hours-changed/reclock-requests.ts',
      on: { fact: 'desk.hours_changed' },
      table: ['get', 'query', 'put'],
      timeoutSeconds: 900,
    },
  },
  jobs: {
    escalate_due_tickets: {
      schedule: 'rate(5 minutes)',
      table: ['get', 'query', 'put'],
      timeoutSeconds: 240,
    },
    close_solved_tickets: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put', 'delete'],
      timeoutSeconds: 900,
    },
    delete_unconfirmed_tickets: {
      schedule: 'rate(1 hour)',
      table: ['get', 'query', 'put', 'delete'],
      timeoutSeconds: 900,
    },
  },
} satisfies NounInfra<'supportDesks'>
