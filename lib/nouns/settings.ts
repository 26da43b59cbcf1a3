import type { routes } from '#shared/settings/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const settings = {
  routes: {
    listSettings: { table: ['get', 'query'] },
    updateSetting: { table: ['get', 'put'] },
  },
} satisfies NounInfra<typeof routes>
