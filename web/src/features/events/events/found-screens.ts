import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/events', title: 'Events', words: 'shows competitions meets', access: 'public' },
  { path: '/events?when=month', title: 'Calendar', words: 'events month schedule dates', access: 'public' },
  { path: '/create-event', title: 'Create event', words: 'new organize host add show', access: 'complete' },
]
