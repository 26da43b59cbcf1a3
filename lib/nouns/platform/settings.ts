import type { NounInfra } from '#lib/noun-infra.ts'

export const settings = {
  routes: {
    listSettings: { table: ['get', 'query'] },
    updateSetting: { table: ['get', 'put'] },
  },
} satisfies NounInfra<'settings'>
