import { DeployError, notDeployed, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { useCredentials } from '#lib/deploy/use-credentials.ts'
import { openHeadless } from '#lib/local/headless.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'

/** A platform that a command works on: this process knows its settings, as the functions do. */
export type OpenPlatform = { now(): string; close(): Promise<void> }

/** Opens the deployment of this AWS account, or the data folder of a laptop whose platform is stopped. */
export const openPlatform = ({ local }: { local: boolean }): Promise<OpenPlatform> =>
  local ? openLaptop() : openDeployment()

async function openLaptop(): Promise<OpenPlatform> {
  // Set to nothing it would be the checkout.
  const { now, stop } = await openHeadless(process.env.LOCAL_DATA_DIR || '.local').catch((error: Error) => {
    throw new DeployError(error.message)
  })
  return { now: () => now().toISOString(), close: stop }
}

async function openDeployment(): Promise<OpenPlatform> {
  const [data, identity] = [await stackOutputs(stackNames.data), await stackOutputs(stackNames.identity)]
  if (!data?.TableName || !data.MediaBucket || !data.BackupBucket || !identity?.UserPoolId)
    throw notDeployed()
  await useCredentials()
  const { AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL } = process.env
  const AWS_REGION = await region()
  Object.assign(process.env, {
    AWS_REGION,
    TABLE_NAME: data.TableName,
    TABLE_ARN: data.TableArn,
    TABLE_EXPORTS_URL:
      AWS_ENDPOINT_URL_DYNAMODB ?? AWS_ENDPOINT_URL ?? `https://dynamodb.${AWS_REGION}.amazonaws.com`,
    MEDIA_BUCKET: data.MediaBucket,
    BACKUP_BUCKET: data.BackupBucket,
    USER_POOL_ID: identity.UserPoolId,
  })
  return { now: () => new Date().toISOString(), close: async () => undefined }
}
