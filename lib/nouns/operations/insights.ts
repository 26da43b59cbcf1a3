import type { NounInfra } from '#lib/noun-infra.ts'

export const insights = {
  routes: {
    recordEvents: { table: ['get', 'update'] },
    getCountingSwitches: { table: ['get'] },
    getAnalyticsReport: { table: ['query'] },
    getVisitReport: { table: ['get', 'query'], timeoutSeconds: 29, memoryMb: 1024 },
    getAnalyticsSettings: { table: ['get'], env: ['ANALYTICS_ID'] },
    updateAnalyticsSettings: { table: ['get', 'put'], env: ['ANALYTICS_ID'] },
    sendTestEvent: { table: ['get', 'update'] },
  },
} satisfies NounInfra<'insights'>
