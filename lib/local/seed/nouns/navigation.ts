import { navigationItems } from '#core/navigation/navigation-items.ts'
import { navigationMenu } from '#shared/navigation/navigation-menu.ts'

export const seed = () => navigationMenu.map((item) => navigationItems.put(item, { absent: true }))
