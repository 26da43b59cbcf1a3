import { entity } from '#core/platform/db/entity.ts'
import { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { upgradeNavigationItem } from './upgrade-navigation-item.ts'

export const navigationItems = entity({
  name: 'navigation-item',
  erasure: 'impersonal',
  schema: NavigationItem,
  migrations: [upgradeNavigationItem],
  key: ({ id }: { id: string }) => ({ pk: 'NAVIGATION', sk: `ITEM#${id}` }),
})
