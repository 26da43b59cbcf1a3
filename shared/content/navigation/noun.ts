import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'

export const navigationSeed = [{ id: 'home', title: 'Home', href: '/', order: 10 }] satisfies NavigationSeed
