import type { NounInfra } from '#lib/noun-infra.ts'

export const aiSettings = {
  routes: {
    getAiStatus: { table: ['get'] },
    getAiSettings: { table: ['get'], env: ['AI_HOSTS'] },
    updateAiSettings: { table: ['get', 'put'], env: ['AI_HOSTS', 'AI_ENDPOINT_URL'] },
    setAiKey: { table: ['get', 'put'], asksAi: true, keepsAiKey: true },
    testAi: { table: ['get', 'update'], asksAi: true, timeoutSeconds: 29 },
    listAiUsage: { table: ['get', 'query'] },
    listAiUsers: { table: ['get', 'query'] },
  },
} satisfies NounInfra<'aiSettings'>
