import { domainStackNames, stackNames } from '#lib/stacks/stack-names.ts'
import { deleteStack, statusOf } from './delete-stack.ts'
import { emptyBucket } from './empty-bucket.ts'
import { stacksLeft } from './stacks-left.ts'

type Buckets = Record<'media' | 'backups' | 'assets', string | undefined>

/** A stack whose deletion failed takes no updates, and needs none: its protection was lifted before. */
export async function isHalfDeleted(): Promise<boolean> {
  const { data, identity } = stackNames
  return (await Promise.all([data, identity].map(statusOf))).includes('DELETE_FAILED')
}

/** Deletes every stack, the last that was made first. The members' files go when nothing is left that could add to them. */
export async function deletePlatform(
  { media, backups, assets }: Buckets,
  say: (line: string) => void,
): Promise<void> {
  const { data, identity, live, facts, gateway, inboundMail, web } = stackNames
  await empty(assets)
  await remove(web)
  const left = await stacksLeft()
  for (const { name, isImported } of left) if (!isImported) await remove(name)
  for (const name of domainStackNames.toReversed()) await remove(name)
  // They may be made of the stacks below them, and those of the domains of theirs.
  for (const { name, isImported } of left) if (isImported) await remove(name)
  for (const name of [inboundMail, gateway, facts, live, identity]) await remove(name)
  await empty(media)
  await empty(backups)
  await remove(data)

  async function empty(bucket: string | undefined): Promise<void> {
    if (bucket) say(`Emptied ${bucket}: ${await emptyBucket(bucket)} objects`)
  }

  async function remove(name: string): Promise<void> {
    await deleteStack(name)
    say(`Deleted ${name}`)
  }
}
