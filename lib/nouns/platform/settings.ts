import type { NounInfra } from '#lib/noun-infra.ts'
import type { routes } from '#shared/platform/settings/routes.ts'

export const settings = {
  routes: {
    listSettings: { table: ['get', 'query'] },
    updateSetting: { table: ['get', 'put'] },
  },
} satisfies NounInfra<typeof routes>
