import { entity } from '#core/db/entity.ts'
import { NavigationItem } from '#shared/navigation/navigation-item.ts'

export const navigationItems = entity({
  name: 'navigation-item',
  erasure: 'impersonal',
  schema: NavigationItem,
  key: ({ id }: { id: string }) => ({ pk: 'NAVIGATION', sk: `ITEM#${id}` }),
})
