import { stackNames } from '#lib/stacks/stack-names.ts'
import { query, textOf } from './aws-query.ts'
import { deleteStack, statusOf } from './delete-stack.ts'
import { emptyBucket } from './empty-bucket.ts'

/**
 * A first deployment of the site that fails, over a certificate for example, has uploaded its files already, and
 * CloudFormation can neither take back nor update a stack whose bucket is not empty.
 */
export async function removeFailedSite(): Promise<void> {
  const status = await statusOf(stackNames.web)
  if (status !== 'ROLLBACK_FAILED' && status !== 'DELETE_FAILED') return
  for (const bucket of await bucketsOf(stackNames.web)) await emptyBucket(bucket)
  await deleteStack(stackNames.web)
}

async function bucketsOf(stackName: string): Promise<string[]> {
  const xml = await query('cloudformation', '2010-05-15', {
    Action: 'DescribeStackResources',
    StackName: stackName,
  })
  return xml
    .split('</member>')
    .filter((resource) => textOf(resource, 'ResourceType') === 'AWS::S3::Bucket')
    .flatMap((resource) => textOf(resource, 'PhysicalResourceId') ?? [])
}
