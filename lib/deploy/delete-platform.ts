import { domainStackNames, stackNames } from '#lib/stacks/stack-names.ts'
import { deleteStack, statusOf } from './delete-stack.ts'
import { emptyBucket } from './empty-bucket.ts'
import { stacksLeft } from './stacks-left.ts'

type Buckets = Record<'media' | 'backups' | 'assets' | 'accessLogs', string | undefined>

/** A stack whose deletion failed takes no updates, and needs none: its protection was lifted before. */
export async function isHalfDeleted(): Promise<boolean> {
  const { data, identity } = stackNames
  return (await Promise.all([data, identity].map(statusOf))).includes('DELETE_FAILED')
}

/** Deletes every stack, the last that was made first. The members' files go when nothing is left that could add to them. */
export async function deletePlatform(
  { media, backups, assets, accessLogs }: Buckets,
  say: (line: string) => void,
): Promise<void> {
  const { data, failures, identity, live, facts, gateway, inboundMail, web } = stackNames
  await empty(assets)
  await removeWithLogs(web)
  const left = await stacksLeft()
  for (const { name, isImported } of left) if (!isImported) await remove(name)
  for (const name of domainStackNames.toReversed()) await remove(name)
  // They may be made of the stacks below them, and those of the domains of theirs.
  for (const { name, isImported } of left) if (isImported) await remove(name)
  for (const name of [inboundMail, gateway, facts, live, identity, failures]) await remove(name)
  await empty(media)
  await empty(backups)
  await remove(data)

  async function empty(bucket: string | undefined): Promise<void> {
    if (bucket) say(`Emptied ${bucket}: ${await emptyBucket(bucket)} objects`)
  }

  /** CloudFront delivers logs for hours, and one that comes while the stack is being deleted keeps its bucket: again then. */
  async function removeWithLogs(name: string): Promise<void> {
    await empty(accessLogs)
    try {
      await remove(name)
    } catch (error) {
      if (!accessLogs || (await statusOf(name)) !== 'DELETE_FAILED') throw error
      await empty(accessLogs)
      await remove(name)
    }
  }

  async function remove(name: string): Promise<void> {
    await deleteStack(name)
    say(`Deleted ${name}`)
  }
}
