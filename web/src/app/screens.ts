import type { ScreenEntry } from './screen.ts'

/**
 * Every screen of the platform. A screen exports one component named `Screen`. Public screens declare what they show
 * in `queries`, so that the server renders them whole, and read the same queries with `useQuery` or
 * `useSuspenseQuery`. The title and description go into the page’s head, into search results and shared links.
 */
export const screens: readonly ScreenEntry[] = []
