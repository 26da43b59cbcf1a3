import { stackNames } from '#lib/stacks/stack-names.ts'
import { deleteStack, statusOf } from './delete-stack.ts'
import { emptyBucket } from './empty-bucket.ts'
import { stackResources } from './stack-resources.ts'

/**
 * A first deployment of the site that fails, over a certificate for example, has uploaded its files already, and
 * CloudFormation can neither take back nor update a stack whose bucket is not empty.
 */
export async function removeFailedSite(): Promise<void> {
  const status = await statusOf(stackNames.web)
  if (status !== 'ROLLBACK_FAILED' && status !== 'DELETE_FAILED') return
  const resources = await stackResources(stackNames.web)
  for (const { type, physicalId } of resources) if (type === 'AWS::S3::Bucket') await emptyBucket(physicalId)
  await deleteStack(stackNames.web)
}
