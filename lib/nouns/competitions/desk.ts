import { callingProviders } from '#lib/calling-providers.ts'
import type { NounInfra } from '#lib/noun-infra.ts'

const reading = ['get', 'query', 'batchGet'] as const

export const desk = {
  routes: {
    listHeldEvents: { table: reading },
    getDesk: { table: ['get', 'query'] },
    listRegistrations: { table: reading },
    admitWaiting: { table: [...reading, 'put', 'update', 'delete', 'check'] },
    addWalkIn: { table: [...reading, 'put', 'update', 'check'] },
    getRoster: { table: reading },
    takeCash: { table: ['get', 'batchGet', 'put', 'check'] },
    completeAtDesk: { table: ['get', 'batchGet', 'put'] },
    giveCashBack: { table: ['get', 'batchGet', 'put'] },
    waiveFee: { table: ['get', 'batchGet', 'put', 'check'] },
    moveEntry: { table: [...reading, 'put', 'update', 'check'] },
    cancelRegistration: {
      table: [...reading, 'put', 'update', 'delete', 'check'],
      ...callingProviders,
    },
    reinstateRegistration: { table: [...reading, 'put', 'update', 'check'] },
    reissueTicket: { table: ['get', 'batchGet', 'put'] },
    checkIn: { table: [...reading, 'put', 'update'] },
    undoCheckIn: { table: ['get', 'query', 'put', 'update'] },
    listScans: { table: reading },
    exportEntries: { table: [...reading, 'put'] },
    getSettlement: { table: ['get', 'query'], timeoutSeconds: 20 },
  },
} satisfies NounInfra<'desk'>
