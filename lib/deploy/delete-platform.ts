import { allStackNames, stackNames } from '#lib/stacks/stack-names.ts'
import { deleteStack, statusOf } from './delete-stack.ts'
import { emptyBucket } from './empty-bucket.ts'
import { stacksLeft } from './stacks-left.ts'

type Buckets = { media: string | undefined; assets: string | undefined }

/** A stack whose deletion failed takes no updates, and needs none: its protection was lifted before. */
export async function isHalfDeleted(): Promise<boolean> {
  const { data, identity } = stackNames
  return (await Promise.all([data, identity].map(statusOf))).includes('DELETE_FAILED')
}

/** Deletes every stack, the last that was made first. The members' files go when nothing is left that could add to them. */
export async function deletePlatform({ media, assets }: Buckets, say: (line: string) => void): Promise<void> {
  const { data, web } = stackNames
  await empty(assets)
  await remove(web)
  for (const { name } of await stacksLeft()) await remove(name)
  for (const name of allStackNames.toReversed()) if (name !== web && name !== data) await remove(name)
  await empty(media)
  await remove(data)

  async function empty(bucket: string | undefined): Promise<void> {
    if (bucket) say(`Emptied ${bucket}: ${await emptyBucket(bucket)} objects`)
  }

  async function remove(name: string): Promise<void> {
    await deleteStack(name)
    say(`Deleted ${name}`)
  }
}
