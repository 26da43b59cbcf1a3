import type { routes } from '#shared/navigation/routes.ts'
import type { NounInfra } from '../noun-infra.ts'

export const navigation = {
  routes: {
    listNavigation: { table: ['query'] },
  },
} satisfies NounInfra<typeof routes>
