import { createInterface } from 'node:readline/promises'
import { accountId, DeployError, region, stackOutputs } from '#lib/deploy/aws-query.ts'
import { deletePlatform, isHalfDeleted } from '#lib/deploy/delete-platform.ts'
import { removeFailedSite } from '#lib/deploy/remove-failed-site.ts'
import { deployStacks, fail } from '#lib/deploy/run-cdk.ts'
import { stackNames } from '#lib/stacks/stack-names.ts'

const confirmed = process.argv.includes('--yes')
const args = process.argv.slice(2).filter((arg) => arg !== '--yes')

async function destroy(): Promise<void> {
  const data = await stackOutputs(stackNames.data)
  if (!data) throw new DeployError('Nothing is deployed here.')
  await confirm()

  await removeFailedSite()
  const web = await stackOutputs(stackNames.web)
  if (!(await isHalfDeleted())) await liftProtection(web?.SiteUrl)
  await deletePlatform(
    {
      media: data.MediaBucket,
      backups: data.BackupBucket,
      assets: web?.AssetBucket,
      accessLogs: web?.AccessLogBucket,
    },
    console.log,
  )
  console.log('\nThe platform has been deleted. The CDK’s own stack, CDKToolkit, has been kept.')
}

/** The table, the accounts and the files are protected against exactly this; a deployment says that it is meant. */
async function liftProtection(siteUrl: string | undefined): Promise<void> {
  // Without an address the site may still have begun: what its functions import has to stay until they go.
  const site = siteUrl ? [`siteUrl=${siteUrl}`] : []
  const context = ['demo=true', 'disposable=true', ...site].flatMap((setting) => ['-c', setting])
  const { data, identity } = stackNames
  await deployStacks(data, identity, '--exclusively', ...context, ...args)
}

async function confirm(): Promise<void> {
  if (confirmed) return
  const account = await accountId()
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await prompt.question(
    `This deletes every account, file and record of the platform in AWS account ${account}, ${await region()}.\nType the account number to continue: `,
  )
  prompt.close()
  if (answer.trim() !== account) throw new DeployError('Nothing was deleted.')
}

await destroy().catch(fail)
