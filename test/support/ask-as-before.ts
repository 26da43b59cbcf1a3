import { type RouteName, routes } from '#shared/routes.ts'
import { joinSharedCloud, type SharedCloud } from './shared-cloud.ts'

// Runs among the files of an older commit, in a process of its own: its fixtures make the requests, and what they count
// to name things is no number of another test.
const [cloud, names] = JSON.parse(process.argv[2] ?? '') as [SharedCloud, RouteName[]]
joinSharedCloud(cloud)
// The fixtures look for the cloud as soon as they are loaded.
const { askRoutes } = await import('./ask-routes.ts')
await askRoutes(names, {
  url: cloud.url,
  contractOf: (name) => routes[name],
  tell: (asked) => process.send?.(asked),
})
process.disconnect()
