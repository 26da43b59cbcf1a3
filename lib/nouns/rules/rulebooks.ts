import type { NounInfra } from '#lib/noun-infra.ts'

export const rulebooks = {
  routes: {
    listRulebookVersions: { table: ['query'] },
    getRulebook: { table: ['get'] },
    listRulebooks: { table: ['get', 'query'] },
    getRulebookDraft: { table: ['get'] },
    draftRulebook: { table: ['get', 'query', 'put'] },
    updateRulebook: { table: ['get', 'put'] },
    publishRulebook: { table: ['get', 'put'] },
    retireRulebook: { table: ['get', 'put'] },
  },
} satisfies NounInfra<'rulebooks'>
