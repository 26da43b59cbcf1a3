import type { NounInfra } from '#lib/noun-infra.ts'

const changes = { table: ['get', 'query', 'put'] } as const

export const aiPrompts = {
  routes: {
    listPrompts: { table: ['get', 'query'] },
    listPromptVersions: { table: ['get', 'query'] },
    savePrompt: changes,
    restorePrompt: changes,
    tryPrompt: { table: ['get', 'put', 'update'], asksAi: true, env: ['SITE_URL'], timeoutSeconds: 29 },
  },
} satisfies NounInfra<'aiPrompts'>
