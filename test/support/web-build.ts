import { buildWebIfStale } from '#lib/bundle/build-web.ts'

/** Builds the site before a worker starts its cloud: a worker has a minute to start, which a build alone can take. */
export default async function setup(): Promise<void> {
  await buildWebIfStale()
}
