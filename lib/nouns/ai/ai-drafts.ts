import type { NounInfra } from '#lib/noun-infra.ts'

export const aiDrafts = {
  routes: {
    getAiHelp: { table: ['get'] },
    setAiHelp: { table: ['get', 'put'] },
    draftText: {
      table: ['get', 'query', 'batchGet', 'put', 'update'],
      asksAi: true,
      env: ['SITE_URL'],
      timeoutSeconds: 29,
    },
  },
} satisfies NounInfra<'aiDrafts'>
